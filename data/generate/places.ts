import type { Region } from './model.ts';
import type { Random, Weighted } from './random.ts';

/** A state (or the District of Columbia) and its larger cities, the largest first. */
interface State {
  readonly code: string;
  readonly region: Region;
  /** Population at the 2020 census, thousands. */
  readonly population: number;
  readonly cities: readonly string[];
}

/** The region of a state as the US Census Bureau draws it; throws for an unknown code. */
export function regionOf(code: string): Region {
  const state = STATES.find((candidate) => candidate.code === code);
  if (state === undefined) throw new Error(`Unknown state: ${code}`);
  return state.region;
}

/** A home somewhere in the country, states as likely as they are populous, larger cities likelier. */
export function pickHome(random: Random): { readonly state: string; readonly city: string } {
  const state = random.weighted(STATES_BY_POPULATION);
  const city = random.weighted(state.cities.map((name, index): Weighted<string> => [name, 1 / (index + 1)]));
  return { state: state.code, city };
}

const STATES: readonly State[] = (
  [
    ['Northeast', 'CT', 3606, 'Bridgeport,New Haven,Hartford,Stamford'],
    ['Northeast', 'MA', 7030, 'Boston,Worcester,Springfield,Cambridge,Lowell'],
    ['Northeast', 'ME', 1362, 'Portland,Lewiston,Bangor'],
    ['Northeast', 'NH', 1378, 'Manchester,Nashua,Concord'],
    ['Northeast', 'NJ', 9289, 'Newark,Jersey City,Paterson,Elizabeth,Trenton'],
    ['Northeast', 'NY', 20201, 'New York,Buffalo,Rochester,Yonkers,Syracuse,Albany'],
    ['Northeast', 'PA', 13003, 'Philadelphia,Pittsburgh,Allentown,Erie,Scranton'],
    ['Northeast', 'RI', 1097, 'Providence,Warwick,Cranston'],
    ['Northeast', 'VT', 643, 'Burlington,Rutland'],
    ['Midwest', 'IA', 3190, 'Des Moines,Cedar Rapids,Davenport'],
    ['Midwest', 'IL', 12813, 'Chicago,Aurora,Joliet,Rockford,Springfield'],
    ['Midwest', 'IN', 6786, 'Indianapolis,Fort Wayne,Evansville,South Bend'],
    ['Midwest', 'KS', 2938, 'Wichita,Overland Park,Topeka'],
    ['Midwest', 'MI', 10077, 'Detroit,Grand Rapids,Lansing,Ann Arbor,Flint'],
    ['Midwest', 'MN', 5706, 'Minneapolis,Saint Paul,Rochester,Duluth'],
    ['Midwest', 'MO', 6155, 'Kansas City,St. Louis,Springfield,Columbia'],
    ['Midwest', 'ND', 779, 'Fargo,Bismarck'],
    ['Midwest', 'NE', 1962, 'Omaha,Lincoln'],
    ['Midwest', 'OH', 11799, 'Columbus,Cleveland,Cincinnati,Toledo,Akron,Dayton'],
    ['Midwest', 'SD', 887, 'Sioux Falls,Rapid City'],
    ['Midwest', 'WI', 5894, 'Milwaukee,Madison,Green Bay,Kenosha'],
    ['South', 'AL', 5024, 'Huntsville,Birmingham,Montgomery,Mobile'],
    ['South', 'AR', 3012, 'Little Rock,Fayetteville,Fort Smith'],
    ['South', 'DC', 690, 'Washington'],
    ['South', 'DE', 990, 'Wilmington,Dover'],
    ['South', 'FL', 21538, 'Jacksonville,Miami,Tampa,Orlando,St. Petersburg,Tallahassee'],
    ['South', 'GA', 10712, 'Atlanta,Augusta,Columbus,Savannah,Macon'],
    ['South', 'KY', 4506, 'Louisville,Lexington,Bowling Green'],
    ['South', 'LA', 4658, 'New Orleans,Baton Rouge,Shreveport,Lafayette'],
    ['South', 'MD', 6177, 'Baltimore,Columbia,Silver Spring,Frederick'],
    ['South', 'MS', 2961, 'Jackson,Gulfport'],
    ['South', 'NC', 10439, 'Charlotte,Raleigh,Greensboro,Durham,Winston-Salem'],
    ['South', 'OK', 3959, 'Oklahoma City,Tulsa,Norman'],
    ['South', 'SC', 5118, 'Charleston,Columbia,Greenville'],
    ['South', 'TN', 6911, 'Nashville,Memphis,Knoxville,Chattanooga'],
    ['South', 'TX', 29146, 'Houston,San Antonio,Dallas,Austin,Fort Worth,El Paso,Lubbock'],
    ['South', 'VA', 8631, 'Virginia Beach,Richmond,Norfolk,Arlington'],
    ['South', 'WV', 1794, 'Charleston,Huntington'],
    ['West', 'AK', 733, 'Anchorage,Fairbanks'],
    ['West', 'AZ', 7152, 'Phoenix,Tucson,Mesa,Scottsdale'],
    [
      'West',
      'CA',
      39538,
      'Los Angeles,San Diego,San Jose,San Francisco,Fresno,Sacramento,Oakland,Long Beach',
    ],
    ['West', 'CO', 5774, 'Denver,Colorado Springs,Aurora,Fort Collins'],
    ['West', 'HI', 1455, 'Honolulu,Hilo'],
    ['West', 'ID', 1839, 'Boise,Meridian,Idaho Falls'],
    ['West', 'MT', 1084, 'Billings,Missoula'],
    ['West', 'NM', 2118, 'Albuquerque,Las Cruces,Santa Fe'],
    ['West', 'NV', 3105, 'Las Vegas,Henderson,Reno'],
    ['West', 'OR', 4237, 'Portland,Salem,Eugene,Bend'],
    ['West', 'UT', 3272, 'Salt Lake City,Provo,Ogden'],
    ['West', 'WA', 7705, 'Seattle,Spokane,Tacoma,Vancouver,Bellevue'],
    ['West', 'WY', 577, 'Cheyenne,Casper'],
  ] as const
).map(([region, code, population, cities]) => ({ region, code, population, cities: cities.split(',') }));

const STATES_BY_POPULATION = STATES.map((state): Weighted<State> => [state, state.population]);
