import type { LocalTurn } from '../local-turns.ts';

const EARN = 'earn|earns|earning|get|gets|make|makes|paid';
const PER = 'an|per hour';

/** What people earn in an hour, by what the data calls it: "more per hour than their captain" is a higher hourly pay. */
export function hourlyEarnings(pay: string): readonly LocalTurn[] {
  return [
    [`${EARN} more ${PER} than`, `have a higher ${pay} than`],
    [`${EARN} less ${PER} than`, `have a lower ${pay} than`],
    [`${EARN} {over|above|under|below} # {euros|dollars|pounds}? ${PER}`, `have an ${pay} $1 $2`],
    [`${EARN} {more|less} than # {euros|dollars|pounds}? ${PER}`, `have an ${pay} of $1 than $2`],
    [`${EARN} at {least|most} # {euros|dollars|pounds}? ${PER}`, `have an ${pay} of at $1 $2`],
    [`${EARN} the? most money? ${PER}`, `has the highest ${pay}`],
    [`${EARN} the? least money? ${PER}`, `has the lowest ${pay}`],
    [`how much do|does *3 ${EARN} ${PER} on average`, `what is the average ${pay} of $1`],
    [`what do|does *3 ${EARN} ${PER} on average`, `what is the average ${pay} of $1`],
  ];
}
