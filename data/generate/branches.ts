import { toDay } from './calendar.ts';
import type { Branch } from './model.ts';
import { regionOf } from './places.ts';

/** Name, city, state, opening year, month and day, relative size. */
const OFFICES: readonly (readonly [string, string, string, number, number, number, number])[] = [
  ['Manhattan', 'New York', 'NY', 2009, 5, 4, 1.3],
  ['Buffalo', 'Buffalo', 'NY', 2015, 9, 14, 0.7],
  ['Back Bay', 'Boston', 'MA', 2011, 3, 21, 1],
  ['Center City', 'Philadelphia', 'PA', 2012, 6, 11, 1],
  ['Newark', 'Newark', 'NJ', 2016, 4, 18, 0.9],
  ['Hartford', 'Hartford', 'CT', 2021, 10, 4, 0.5],
  ['Loop', 'Chicago', 'IL', 2008, 2, 11, 1.2],
  ['Columbus', 'Columbus', 'OH', 2010, 8, 16, 1],
  ['Detroit', 'Detroit', 'MI', 2013, 5, 13, 0.9],
  ['Twin Cities', 'Minneapolis', 'MN', 2014, 10, 6, 0.8],
  ['Gateway', 'St. Louis', 'MO', 2017, 3, 6, 0.7],
  ['Milwaukee', 'Milwaukee', 'WI', 2022, 6, 13, 0.5],
  ['Houston Galleria', 'Houston', 'TX', 2009, 10, 19, 1.2],
  ['Uptown Dallas', 'Dallas', 'TX', 2012, 1, 23, 1.1],
  ['Peachtree', 'Atlanta', 'GA', 2011, 9, 12, 1.1],
  ['Brickell', 'Miami', 'FL', 2013, 2, 25, 1.1],
  ['Charlotte', 'Charlotte', 'NC', 2016, 7, 11, 0.9],
  ['Nashville', 'Nashville', 'TN', 2019, 5, 20, 0.7],
  ['Downtown Los Angeles', 'Los Angeles', 'CA', 2010, 4, 12, 1.3],
  ['Bay Area', 'San Francisco', 'CA', 2014, 3, 17, 1],
  ['Puget Sound', 'Seattle', 'WA', 2013, 11, 4, 0.9],
  ['Mile High', 'Denver', 'CO', 2015, 2, 9, 0.8],
  ['Phoenix', 'Phoenix', 'AZ', 2018, 9, 10, 0.8],
  ['Salt Lake', 'Salt Lake City', 'UT', 2024, 4, 15, 0.5],
];

/** The lender's offices; five of them opened after the first loans were made. */
export const BRANCHES: readonly Branch[] = OFFICES.map(
  ([name, city, state, year, month, day, weight], index) => ({
    id: index + 1,
    name: `${name} Branch`,
    city,
    state,
    region: regionOf(state),
    openedOn: toDay(year, month, day),
    weight,
  }),
);
