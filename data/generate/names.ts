import { at } from './distribution.ts';
import type { Random } from './random.ts';

/** A full name; common names come up more than once, as among real people. */
export function pickName(random: Random): string {
  return `${pickCommon(random, FIRST_NAMES)} ${pickCommon(random, LAST_NAMES)}`;
}

/** The lists are ordered by how common the names are: the first are picked about three times as often as the last. */
function pickCommon(random: Random, names: readonly string[]): string {
  const share = random.next();
  return at(names, Math.floor(share * (0.5 + 0.5 * share) * names.length));
}

const FIRST_NAMES = `
James Mary Michael Patricia Robert Jennifer John Linda David Elizabeth William Barbara Richard Susan Joseph Jessica
Thomas Karen Christopher Sarah Charles Lisa Daniel Nancy Matthew Sandra Anthony Ashley Mark Emily Steven Kimberly
Donald Betty Andrew Margaret Joshua Donna Paul Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah
Ronald Stephanie Jason Rebecca George Sharon Edward Laura Jeffrey Cynthia Ryan Dorothy Jacob Amy Nicholas Kathleen
Gary Angela Eric Shirley Jonathan Emma Stephen Brenda Larry Pamela Justin Nicole Scott Anna Brandon Samantha Benjamin
Katherine Samuel Christine Gregory Debra Alexander Rachel Patrick Carolyn Frank Janet Raymond Maria Jack Olivia
Dennis Heather Jerry Helen Tyler Catherine Aaron Diane Jose Julie Adam Victoria Nathan Joyce Henry Lauren Zachary
Kelly Douglas Christina Peter Ruth Kyle Joan Noah Virginia Ethan Judith Jeremy Evelyn Luis Hannah Carlos Andrea Juan
Megan Miguel Cheryl Wei Priya Sofia Isabella Gabriel Camila Diego Mei Arjun Aisha Omar Fatima Hiroshi Yuki Minh Linh
Kofi Amara Jamal Imani Darnell Latoya Sean Siobhan Ivan Natasha Pavel Elena Rosa Ana Marcus Terrence Naomi Leah
`
  .trim()
  .split(/\s+/);

const LAST_NAMES = `
Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson
Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young
Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter
Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers
Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez
Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez
Powell Jenkins Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Gonzales Fisher Vasquez Simmons Romero
Jordan Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera Gibson
Ellis Tran Medina Aguilar Stevens Murray Ford Castro Marshall Owens Harrison Fernandez McDonald Woods Washington
Kennedy Wells Vargas Henry Chen Freeman Webb Tucker Guzman Burns Crawford Olson Simpson Porter Hunter Gordon Mendez
Silva Shaw Snyder Mason Dixon Munoz Hunt Hicks Holmes Palmer Wagner Black Robertson Boyd Rose Stone Salazar Fox
Warren Mills Meyer Rice Schmidt Garza Daniels Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne Grant Dunn
Kelley Spencer Hawkins Arnold Pierce Hansen Peters Santos Hart Bradley Knight Elliott Cunningham Duncan Armstrong
Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman Johnston Matthews Pena Richards
Contreras Willis Carpenter Lawrence Sandoval Singh Wong Khan Park Kaur O'Brien O'Connor Okafor Mensah Novak Kowalski
Petrov Larsen Schwartz Cohen Friedman Rossi Moretti Dubois Nakamura Tanaka Yamamoto Huang Zhang Liu Ali Hassan
Abdullah Begum Sharma Gupta Reddy Iyer Pham Le Vu Cho Choi Jung Yoon St. Clair
`
  .trim()
  .replace('St. Clair', 'St.~Clair')
  .split(/\s+/)
  .map((name) => name.replace('~', ' '));
