/** Ferries between ports, each of which has two: where it comes from and where it goes. */
export const FERRIES = `
  CREATE TABLE port (port_code TEXT PRIMARY KEY, town TEXT NOT NULL);
  CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, origin_port TEXT NOT NULL REFERENCES port (port_code), destination_port TEXT NOT NULL REFERENCES port (port_code));
  INSERT INTO port VALUES ('BRG', 'Bergen'), ('HIR', 'Hirtshals'), ('KIE', 'Kiel');
  INSERT INTO ferry VALUES (1, 'BRG', 'HIR'), (2, 'HIR', 'BRG'), (3, 'KIE', 'HIR'), (4, 'HIR', 'KIE'), (5, 'KIE', 'BRG');`;
