-- Villagers, who are neighbours of one another and who help one another: two tables that tie a table to itself.
CREATE TABLE Villager (ID INTEGER PRIMARY KEY, name TEXT, street TEXT, age INTEGER);
CREATE TABLE Neighbour (
  resident_id INTEGER,
  neighbour_id INTEGER,
  PRIMARY KEY (resident_id, neighbour_id),
  FOREIGN KEY (resident_id) REFERENCES Villager (ID),
  FOREIGN KEY (neighbour_id) REFERENCES Villager (ID)
);
CREATE TABLE Likes (
  resident_id INTEGER,
  liked_id INTEGER,
  PRIMARY KEY (resident_id, liked_id),
  FOREIGN KEY (resident_id) REFERENCES Villager (ID),
  FOREIGN KEY (liked_id) REFERENCES Villager (ID)
);
CREATE TABLE mayor (
  mayor_id INTEGER PRIMARY KEY,
  villager_id INTEGER,
  elected_year INTEGER,
  votes INTEGER,
  FOREIGN KEY (villager_id) REFERENCES Villager (ID)
);

INSERT INTO Villager VALUES
  (1, 'Orla', 'Mill Lane', 34), (2, 'Bram', 'Mill Lane', 61), (3, 'Tove', 'Mill Lane', 34),
  (4, 'Ivo', 'Church Road', 19), (5, 'Nell', 'Church Road', 47), (6, 'Sven', 'Church Road', 72),
  (7, 'Petra', 'Quay', 28), (8, 'Odo', 'Quay', 55), (9, 'Lina', 'Hill Top', 40);
INSERT INTO Neighbour VALUES
  (1, 2), (1, 3), (2, 1), (2, 3), (2, 4), (3, 2), (4, 5), (5, 4), (5, 6), (6, 5), (7, 8);
INSERT INTO Likes VALUES
  (1, 5), (2, 5), (3, 5), (3, 1), (4, 7), (6, 1), (6, 2), (6, 7), (8, 7);
INSERT INTO mayor VALUES
  (1, 6, 1996, 120), (2, 2, 2004, 144), (3, 5, 2012, 98), (4, 8, 2020, 131);
