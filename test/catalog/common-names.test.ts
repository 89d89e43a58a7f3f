import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Knowledge } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function guess(sql: string): Promise<Knowledge> {
  return createKnowledge(await introspect(memoryDatabase(sql)), null);
}

function synonymsOf({ datasets }: Knowledge, table: string): readonly string[] {
  return datasets.find(({ name }) => name === table)?.synonyms ?? [];
}

function revenues(metrics: Knowledge['metrics']): Knowledge['metrics'] {
  return metrics.filter(({ label }) => label === 'revenue');
}

const CUSTOMER =
  "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES (1, 'Ann')";
const SALE =
  'CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, sale_price REAL); INSERT INTO sale VALUES (1, 9.5), (2, 12)';

describe('withCommonNames()', () => {
  it('gives a table the other words for what it holds', async () => {
    assert.ok(synonymsOf(await guess(CUSTOMER), 'customer').includes('client'));
    const crew = await guess('CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, crew_name TEXT)');
    assert.ok(synonymsOf(crew, 'crew').includes('crew member'));
  });

  it('calls a quantity by what its unit measures', async () => {
    const { datasets } = await guess(
      `CREATE TABLE field (field_id INTEGER PRIMARY KEY, hectares REAL, tank_litres REAL, volume_litres REAL, lease_ends TEXT);
      INSERT INTO field VALUES (1, 2.5, 20.5, 12.5, '2024-01-02'), (2, 3.5, 22, 30, '2024-01-03');`,
    );
    const of = (column: string): readonly string[] =>
      datasets[0]?.fields.find(({ name }) => name === column)?.synonyms ?? [];
    for (const name of ['area', 'area in hectares', 'size']) assert.ok(of('hectares').includes(name), name);
    assert.ok(of('tank_litres').includes('tank'));
    assert.ok(of('volume_litres').includes('capacity'));
    assert.ok(of('lease_ends').includes('lease expires'));
  });

  it('gives columns the other words for what they hold, and dates those for what happened', async () => {
    const { datasets } = await guess(
      `CREATE TABLE meter (meter_id INTEGER PRIMARY KEY, kwh REAL, signup_date TEXT, seat_count INTEGER);
      INSERT INTO meter VALUES (1, 2.5, '2024-01-02', 30), (2, 3.5, '2024-01-03', 40);`,
    );
    const of = (column: string): readonly string[] =>
      datasets[0]?.fields.find(({ name }) => name === column)?.synonyms ?? [];
    assert.ok(of('kwh').includes('consumption'));
    assert.ok(of('signup_date').includes('joined'));
    assert.ok(of('seat_count').includes('seats'));
  });

  it('calls what is measured without its unit, and a density that of what is dense', async () => {
    const { datasets } = await guess(
      `CREATE TABLE craft (craft_id INTEGER PRIMARY KEY, range_miles INTEGER, walk_km REAL, walk_ft REAL, density REAL);
      INSERT INTO craft VALUES (1, 900, 1.5, 4900, 0.5), (2, 800, 2.5, 8200, 0.7);`,
    );
    const of = (column: string): readonly string[] =>
      datasets[0]?.fields.find(({ name }) => name === column)?.synonyms ?? [];
    assert.ok(of('range_miles').includes('range') && of('range_miles').includes('range in miles'));
    assert.ok(!of('walk_km').includes('walk'));
    assert.ok(of('density').includes('population density'));
  });

  it('calls a number of people by who they are and what became of them', async () => {
    const { datasets } = await guess(
      `CREATE TABLE student (student_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT); INSERT INTO student VALUES (1, 'Ann', 'Ash');
      CREATE TABLE course (course_id INTEGER PRIMARY KEY, num_enrolled INTEGER, total_credit INTEGER, total_student INTEGER);
      INSERT INTO course VALUES (1, 9, 4, 30), (2, 8, 5, 40);`,
    );
    const of = (column: string): readonly string[] =>
      datasets.flatMap(({ fields }) => fields).find(({ name }) => name === column)?.synonyms ?? [];
    assert.ok(of('num_enrolled').includes('enrolled students'));
    assert.ok(of('num_enrolled').includes('students enrolled'));
    assert.ok(of('total_credit').includes('total number of credits'));
    assert.ok(!of('total_student').includes('total number of students'));
  });

  it('calls a number by what it counts, a percentage by the rate, and what is foreseen by what is to happen', async () => {
    const { datasets } = await guess(
      `CREATE TABLE exam (exam_id INTEGER PRIMARY KEY, NumTstTakr INTEGER, redeemed_count INTEGER, num_absent INTEGER,
        percent_passed REAL, predicted_graduation TEXT, admit_term TEXT, board_approval_date TEXT);
      INSERT INTO exam VALUES (1, 12, 3, 1, 40.5, '2026-06-30', '2022-09-01', '2022-01-02'),
        (2, 15, 4, 0, 71, '2027-06-30', '2023-09-01', '2022-01-03');`,
    );
    const of = (column: string): readonly string[] =>
      datasets[0]?.fields.find(({ name }) => name === column)?.synonyms ?? [];
    assert.ok(of('NumTstTakr').includes('test takers'));
    assert.ok(of('redeemed_count').includes('redemptions'));
    assert.ok(!of('num_absent').includes('absents'));
    assert.ok(of('percent_passed').includes('passed rate'));
    assert.ok(of('predicted_graduation').includes('predicted to graduate'));
    assert.ok(of('admit_term').includes('admitted'));
    assert.ok(of('board_approval_date').includes('board approved'));
  });

  it('gives no word that something else is called by', async () => {
    const both = `${CUSTOMER}; CREATE TABLE user (user_id INTEGER PRIMARY KEY, email TEXT); INSERT INTO user VALUES (1, 'a@b.test')`;
    assert.ok(!synonymsOf(await guess(both), 'customer').includes('user'));
    assert.ok(!synonymsOf(await guess(both), 'customer').includes('client'));
  });

  it('calls rows by what their key is the number of, where nothing else is called so', async () => {
    const vets =
      "CREATE TABLE clinician (vet_id INTEGER PRIMARY KEY, full_name TEXT); INSERT INTO clinician VALUES (1, 'Ann')";
    const other = "CREATE TABLE vet (name TEXT PRIMARY KEY); INSERT INTO vet VALUES ('Bo')";
    assert.ok(synonymsOf(await guess(vets), 'clinician').includes('vets'));
    assert.ok(!synonymsOf(await guess(`${vets}; ${other}`), 'clinician').includes('vets'));
  });

  it('takes the one amount of the one table of sales for revenue', async () => {
    const { metrics } = await guess(SALE);
    assert.deepEqual(
      metrics.map(({ label }) => label),
      ['revenue'],
    );
  });

  it('takes pieces at their price for revenue, less a discount from 0 to 1', async () => {
    const { metrics } = await guess(
      'CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, quantity INTEGER, unit_price REAL, discount REAL NOT NULL); INSERT INTO sale VALUES (1, 3, 9.5, 0), (2, 4, 12, 0.1)',
    );
    const sale = (column: string): unknown => ({ kind: 'column', table: 'sale', column });
    const times = (left: unknown, right: unknown): unknown => ({
      kind: 'binary',
      operator: '*',
      left,
      right,
    });
    const rest = {
      kind: 'binary',
      operator: '-',
      left: { kind: 'literal', value: 1 },
      right: sale('discount'),
    };
    assert.deepEqual(
      revenues(metrics).map(({ expression }) => expression.kind === 'aggregate' && expression.argument),
      [times(times(sale('quantity'), sale('unit_price')), rest)],
    );
  });

  it('knows no revenue where a discount may be of a piece or of all', async () => {
    const { metrics } = await guess(
      'CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, quantity INTEGER, unit_price REAL, discount REAL); INSERT INTO sale VALUES (1, 3, 9.5, 2), (2, 4, 12, 1.5)',
    );
    assert.deepEqual(revenues(metrics), []);
  });

  it('takes the totals of orders for revenue, and the sum over their lines for what those alone tell', async () => {
    const { metrics } = await guess(
      `CREATE TABLE orders (order_id INTEGER PRIMARY KEY, total REAL); INSERT INTO orders VALUES (1, 20), (2, 30);
      CREATE TABLE order_item (item_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders, qty INTEGER, unit_price REAL);
      INSERT INTO order_item VALUES (1, 1, 2, 10), (2, 2, 3, 10)`,
    );
    assert.deepEqual(
      revenues(metrics).map(({ label, isSpare }) => [label, isSpare === true]),
      [
        ['revenue', false],
        ['revenue', true],
      ],
    );
  });

  it('counts the pieces that were sold where one table of them tells it, whatever else is counted in units', async () => {
    const { metrics } = await guess(
      `CREATE TABLE product (product_id INTEGER PRIMARY KEY, name TEXT, units_in_stock INTEGER); INSERT INTO product VALUES (1, 'Nut', 20);
      CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES product, quantity INTEGER); INSERT INTO sale VALUES (1, 1, 3), (2, 1, 4)`,
    );
    assert.ok(metrics.find(({ label }) => label === 'units sold')?.synonyms.includes('units'));
    const of = await guess(
      `CREATE TABLE product (product_id INTEGER PRIMARY KEY, name TEXT); INSERT INTO product VALUES (1, 'Nut');
      CREATE TABLE web_order (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES product, order_quantity INTEGER); INSERT INTO web_order VALUES (1, 1, 3), (2, 1, 4)`,
    );
    assert.ok(of.metrics.some(({ label }) => label === 'units sold'));
  });

  it('calls a number by what it counts, its unit, the period of its rows and what is scored', async () => {
    const { datasets } = await guess(
      `CREATE TABLE daily_report (report_id INTEGER PRIMARY KEY, beds_occupied INTEGER, reply_minutes REAL, traffic_gb REAL); INSERT INTO daily_report VALUES (1, 20, 4.5, 2), (2, 21, 7, 3);
      CREATE TABLE review (review_id INTEGER PRIMARY KEY, overall INTEGER, staff INTEGER); INSERT INTO review VALUES (1, 4, 5), (2, 3, 2)`,
    );
    const synonyms = datasets.flatMap(({ fields }) => fields.flatMap((field) => field.synonyms));
    for (const name of [
      'number of occupied beds',
      'reply time in minutes',
      'time to reply',
      'traffic usage',
      'daily reply time',
      'overall review score',
      'staff rating',
    ])
      assert.ok(synonyms.includes(name), name);
    assert.ok(!synonyms.includes('overall time') && !synonyms.includes('beds time'));
  });

  it('calls a cell number the cell phone, though there is another phone', async () => {
    const { datasets } = await guess(
      "CREATE TABLE guard (guard_id INTEGER PRIMARY KEY, home_phone TEXT, cell_number TEXT); INSERT INTO guard VALUES (1, '1', '2')",
    );
    const cell = datasets[0]?.fields.find(({ name }) => name === 'cell_number');
    assert.ok(cell?.synonyms.includes('cell phone'));
  });

  it('calls people by their names, and not by their title', async () => {
    const { datasets } = await guess(
      "CREATE TABLE employee (employee_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, title TEXT); INSERT INTO employee VALUES (1, 'Ann', 'Lee', 'Clerk')",
    );
    assert.deepEqual(datasets[0]?.display, ['first_name', 'last_name']);
  });

  it('takes the fares of rides for revenue, and what ratings say for the rating of who drives', async () => {
    const { datasets, metrics } = await guess(
      `CREATE TABLE ride (ride_id INTEGER PRIMARY KEY, fare_amt REAL, tip_amt REAL); INSERT INTO ride VALUES (1, 9.5, 1), (2, 12, 0);
      CREATE TABLE ride_rating (rating_id INTEGER PRIMARY KEY, ride_id INTEGER REFERENCES ride, stars INTEGER); INSERT INTO ride_rating VALUES (1, 1, 4), (2, 2, 5)`,
    );
    const ratings = datasets.find(({ name }) => name === 'ride_rating');
    assert.equal(revenues(metrics).length, 1);
    assert.ok(ratings?.fields.find(({ name }) => name === 'stars')?.synonyms.includes('rating'));
  });

  it('calls net kilograms the net weight, and the weight where no other column is one', async () => {
    const { datasets } = await guess(
      `CREATE TABLE ticket (ticket_id INTEGER PRIMARY KEY, net_kg INTEGER); INSERT INTO ticket VALUES (1, 900), (2, 800);
      CREATE TABLE crate (crate_id INTEGER PRIMARY KEY, gross_lbs INTEGER, tare_lbs INTEGER); INSERT INTO crate VALUES (1, 900, 20), (2, 800, 30)`,
    );
    const names = (column: string): readonly string[] =>
      datasets.flatMap(({ fields }) => fields).find(({ name }) => name === column)?.synonyms ?? [];
    assert.ok(names('net_kg').includes('net weight in kg') && names('net_kg').includes('weight'));
    assert.ok(names('tare_lbs').includes('tare weight') && !names('tare_lbs').includes('weight'));
  });

  it('calls what is by the year annual or yearly', async () => {
    const { datasets } = await guess(
      'CREATE TABLE car (car_id INTEGER PRIMARY KEY, annual_mileage_km INTEGER); INSERT INTO car VALUES (1, 9000), (2, 12000)',
    );
    const mileage = datasets[0]?.fields.find(({ name }) => name === 'annual_mileage_km');
    assert.ok(mileage?.synonyms.includes('yearly mileage'));
  });
});
