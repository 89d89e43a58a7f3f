/**
 * Turns of speech that rank, and the plain way to ask the same. On both sides capital letters stand for what is said: `G` the
 * groups, `M` the measure, `N` the outer groups, `K` a number, `O` an ordinal, `C` columns, `F` columns that
 * are not computed, `L` a column or a period, `T` a period, `R` rows, `A` an order, `D` a length of time, `V` a verb, `Z` a
 * superlative. On the left
 * `{…}` is a class of {@link CLASSES} and `?` makes the word before it optional. The first that fits is taken.
 */
export interface RankTurn {
  readonly said: string;
  readonly plain: string;
}

/** Words that may stand in one place of a turn, or several words joined by `_`. */
export const CLASSES: Readonly<Record<string, readonly string[]>> = {
  by: 'by|judging_by|in|on|for|with|at|as_to|in_terms_of|with_respect_to|with_regard_to|when_it_comes_to|regarding|according_to|based_on|measured_by|judged_by|as_measured_by|going_by|as_far_as'.split(
    '|',
  ),
  mean: ['average', 'avg', 'mean'],
  which: ['which', 'what', 'which_of_the', 'which_of_our', 'which_single', 'which_one_of_the'],
  the: ['the', 'our', 'all', 'all_the', 'all_our', 'all_of_the', 'all_of_our', 'every', 'each'],
  place:
    'ranks|rank|ranked|comes|come|came|is|are|was|were|stands|stand|stood|finishes|finish|finished|places|placed|sits|sit|sat|ends_up|ended_up|comes_in|came_in|comes_out|came_out|ranks_in|is_in|was_in|takes|took|gets|holds|occupies'.split(
      '|',
    ),
  first:
    'first|top|on_top|at_the_top|highest|number_one|no_._1|#_1|out_on_top|top_of_the_list|first_place|the_first_place|the_top_spot|the_top_place|at_the_top_of_the_list|in_first_place|1st'.split(
      '|',
    ),
  last: 'last|lowest|bottom|at_the_bottom|last_place|in_last_place|bottom_of_the_list|at_the_bottom_of_the_list'.split(
    '|',
  ),
  leads:
    'leads|lead|led|tops|top|topped|heads|head|headed|leads_the_way|leads_the_field|leads_the_pack|tops_the_list|top_the_list|topped_the_list|tops_the_table|topped_the_table|tops_the_ranking|tops_the_rankings|heads_the_list|head_the_list|leads_the_list|leads_the_table|is_leading|are_leading|excels|dominates'.split(
      '|',
    ),
  well_rated:
    'best_rated|highest_rated|top_rated|best_-_rated|highest_-_rated|top_-_rated|best_reviewed'.split('|'),
  badly_rated: 'worst_rated|lowest_rated|worst_-_rated|lowest_-_rated|worst_reviewed'.split('|'),
  leading:
    'leading|foremost|number_one|no_._1|#_1|top_ranked|top_ranking|top_-_ranked|highest_ranked|highest_-_ranked|highest_ranking'.split(
      '|',
    ),
  rank: 'rank|sort|order|list|put|arrange'.split('|'),
  show: 'show|give|list|return|display|keep|take|report|pick|show_me|give_me|name|find|tell_me|return_only|show_only|keep_only|show_just|give_me_just'.split(
    '|',
  ),
  top: ['top', 'first', 'best', 'highest', 'leading'],
  from_high: [
    'counting_from_the_highest',
    'from_the_highest',
    'counting_from_the_top',
    'counted_from_the_top',
    'from_the_top',
  ],
  runner_up: ['runner_up', 'runner_-_up'],
  number_two: ['number_two', 'no_._2', '#_2'],
  // "by grade, the first 3" may be the first of the grades.
  best: ['top', 'best', 'highest', 'leading'],
  bottom: ['bottom', 'last', 'lowest', 'worst'],
  only: 'only|just|limit_to|limited_to|restricted_to|restrict_to|limit_it_to|keep|keep_only|show_only'.split(
    '|',
  ),
  sep: [',', ':', ';', '-', '–', '—', '('],
  high: ['highest', 'largest', 'greatest', 'biggest', 'top', 'maximum', 'max'],
  low: ['lowest', 'smallest', 'least', 'minimum', 'min'],
  has: [
    'has',
    'have',
    'had',
    'shows',
    'show',
    'showed',
    'with',
    'having',
    'that_has',
    'that_have',
    'posts',
    'recorded',
    'saw',
    'sees',
    'records',
  ],
  each: ['each', 'every', 'each_of_the', 'every_single', 'each_and_every', 'each_individual'],
  in: ['in', 'for', 'of', 'within', 'inside', 'from', 'across', 'at'],
  occurs:
    'occurs|occur|appears|appear|comes_up|come_up|shows_up|turns_up|crops_up|arises|is_seen|is_used|is_chosen|is_given|is_found|is_recorded|is_quoted|is_cited|is_reported|is_mentioned|is_encountered|is_observed|do_we_see|do_we_have|do_we_get|do_we_encounter|happens'.split(
      '|',
    ),
  see: 'we_see|we_have|we_get|we_use|we_encounter|we_record|occurs|appears|comes_up|shows_up|turns_up|is_seen|is_used|is_given'.split(
    '|',
  ),
  often: ['often', 'frequently', 'commonly', 'regularly', 'of_all'],
  usual:
    'usual|prevalent|typical|widespread|regular|recurrent|frequently_seen|frequently_used|frequently_given|often_used|often_given|often_seen|often_chosen'.split(
      '|',
    ),
  figure: 'figure|figures|value|values|number|numbers|amount|actual_figure|actual_value|actual_number'.split(
    '|',
  ),
  exist: [
    'appear',
    'exist',
    'occur',
    'are_there',
    'are_found',
    'are_used',
    'are_present',
    'are_recorded',
    'show_up',
  ],
  the_data:
    'the_data|the_database|the_book|our_data|our_book|our_database|the_table|the_records|our_records|the_portfolio|our_portfolio'.split(
      '|',
    ),
  on_average: ['on_average', 'on_the_average', 'typically', 'in_general'],
  records:
    'recorded|records|record|produces|produced|produce|generates|generated|contributes|contributed|posts|posted|counts|counted|reported|reports|registered|registers|saw|sees|brought|accounted_for|accounts_for|account_for'.split(
      '|',
    ),
  took: 'took_out|took_on|takes_out|has_taken_out|has_taken|took|got|holds|held|received|owns|was_given|was_granted|obtained'.split(
    '|',
  ),
  took_it: 'took_it_out|took_it|got_it|holds_it|has_it|received_it|owns_it'.split('|'),
  peak: ['peak', 'record', 'the_peak', 'the_record', 'our_record', 'our_peak'],
  pays: 'pays|pay|is_paying|are_paying|is_charged|was_charged|gets_charged|got_charged'.split('|'),
  takes: 'takes|take|took|needs|need|needed|uses|spends|requires'.split('|'),
  longest: 'longest|most_time|most_days|most_hours|longest_time|the_longest_time'.split('|'),
  least_time: 'shortest|least_time|fewest_days|fewest_hours|shortest_time|least_amount_of_time'.split('|'),
  slowest: ['slowest', 'tardiest'],
  fastest: ['fastest', 'quickest', 'speediest', 'swiftest'],
  is: ['is', 'are', 'was', 'were'],
  tail: 'right_now|at_the_moment|at_present|currently|now|today|in_total|overall|of_all|altogether|money|all_in_all|to_us|all_together|in_all|to_date'.split(
    '|',
  ),
  big: ['big', 'large', 'much', 'high', 'small', 'great'],
  ever: "ever|ever_made|ever_issued|we_have_ever_made|we_'ve_ever_made|we_have_ever_issued|we_ever_made|on_the_books|on_our_books|to_date|of_all|so_far|we_have|in_the_book|in_our_book|of_all_time|we_ever_issued|on_record|we_made|we_have_made|ever_granted|ever_received|we_ever_granted|we_ever_received|we_have_ever_granted|we_have_ever_received".split(
    '|',
  ),
  ever_given:
    "ever_made_to|ever_given_to|ever_granted_to|we_ever_gave_to|we_ever_made_to|we_ever_granted_to|we_have_ever_given_to|we_have_ever_made_to|we_'ve_ever_given_to|we_'ve_ever_made_to".split(
      '|',
    ),
  was: ['is', 'was', "'s"],
  amount: ['amount', 'its_amount', 'size', 'its_size', 'the_amount'],
  it: 'it|its|the|their|that|this|these|those'.split('|'),
  with: [
    'with',
    'together_with',
    'along_with',
    'plus',
    'including',
    'and',
    'and_also',
    'giving',
    'showing',
    'and_show',
    'and_give',
    'alongside',
  ],
  all_of:
    'every_one_of_the|each_one_of_the|each_of_the|every_single_one_of_the|every_one_of_our|each_of_our|any_of_the|each_and_every_one_of_the'.split(
      '|',
    ),
  table:
    'league_table|ranking|rankings|leaderboard|leader_board|rank_order|ranked_list|scoreboard|rank_list|order'.split(
      '|',
    ),
  columns:
    'with_columns|with_these_columns|with_the_following_columns|with_the_columns|with_following_columns|with_these_fields|with_the_following_fields|columns|fields|show|return|columns_to_show|with_the_following|with_the_following_details|with_these_details|including_these_columns|including_the_following'.split(
      '|',
    ),
  beside: 'with|along_with|together_with|alongside|plus|including'.split('|'),
  hold: 'have|hold|take|take_out|get|make|own|carry|receive|place|submit|file|buy|order|write|book'.split(
    '|',
  ),
  a: ['a', 'an', 'each', 'every', 'one', 'the_average'],
  how_many: ['how_many', 'the_number_of', 'number_of', 'the_count_of', 'count_of', 'their_number_of'],
  of_each:
    'each|each_has|each_have|each_one_has|each_of_them_has|each_of_them_have|each_of_these_has|they_have|they_each_have|it_has|there_are_in_each|belong_to_each|there_are_for_each|in_each|for_each|of_each|for_each_one|per_each|each_one|are_in_each|belong_to_each|are_there_in_each|there_are_of_each|each_got|each_made'.split(
      '|',
    ),
  do: ['do', 'does', 'did', 'are', 'were'],
  come: 'come|came|arrive|arrived|get_submitted|submitted|fall|fell|get_made|made|happen|happened|take_place|filed|received|paid|issued'.split(
    '|',
  ),
  happen: ['happen', 'occur', 'take_place', 'fall'],
  come_in: ['in'],
  most: ['most', 'the_most', 'most_of_the', 'most_of_our'],
  in_each:
    'on_each|in_each|for_each|of_each|at_each|in_each_of_them|on_each_of_them|for_each_of_them|each'.split(
      '|',
    ),
  how_many_alone: ['how_many'],
  number_alone: ['number', 'count', 'how_many', 'the_number', 'the_count'],
  distinct: ['distinct', 'different', 'various', 'possible'],
  on_rows: ['on', 'of', 'for', 'among', 'given_to', 'taken_on'],
  joined: [
    'and',
    'with',
    'along_with',
    'together_with',
    'showing',
    'including',
    'plus',
    ',_and',
    ',_with',
    ',_along_with',
    ',_together_with',
    ',_showing',
  ],
};

/** In the order in which they are tried. */
export const RANK_TURNS: readonly RankTurn[] = turns(`
  on {which} G {do} M {come} {come_in}? {joined} {how_many_alone} {in_each} => number of M per G
  in {which} G {do} M {come} {come_in}? {joined} {how_many_alone} {in_each} => number of M per G
  {show}? the? {distinct} G {sep} {how_many} M {in_each} => number of M per G
  {show}? the? {distinct} G {joined} {how_many} M {in_each} => number of M per G
  {show}? {the}? G {joined} {how_many} their M => number of M per G
  on {which} T do {most} R {happen} => which T has the most R
  in {which} T do {most} R {happen} => which T has the most R
  {show} the? G {on_rows} M {sep}? {beside} the? {number_alone} {in_each} => number of M per G
  {show} the? G {on_rows} M {sep}? {joined} {number_alone} {in_each} => number of M per G
  {show} {the}? G in descending order of M {sep} {only}? the? {top} K only? => top K G by M
  {show} {the}? G in ascending order of M {sep} {only}? the? {top} K only? => bottom K G by M
  {show} {the}? G in order of M {sep} {only}? the? {top} K only? => top K G by M
  top K G by M {with} {it} {figure} {of_each}? => top K G by M
  {show} the top K G by M {with} {it} {figure} {of_each}? => top K G by M
  K G {has} the {high} M and the M2 of each => top K G by M
  the K G {has} the {high} M and the M2 of each => top K G by M
  {which} distinct? different? W {exist} in {the_data} => list distinct W
  name the S => show the S
  on average , S => S on average
  {which} G {records} the {high} M => which G has the highest M
  {which} G {records} the {low} M => which G has the lowest M
  {which} G {records} the most M => which G has the most M
  {which} G {records} the fewest M => which G has the fewest M
  {show} the? top K G by M => top K G by M
  top K G by M => top K G by M
  bottom K G by M => bottom K G by M
  {which} G {takes} the? {longest} on average to V => which G has the highest average time to V
  {which} G {takes} the? {longest} to V {on_average}? => which G has the highest average time to V
  {which} G {takes} the? {least_time} on average to V => which G has the lowest average time to V
  {which} G {takes} the? {least_time} to V {on_average}? => which G has the lowest average time to V
  {which} G {is} the? {slowest} to V {on_average}? => which G has the highest average time to V
  {which} G {is} the? {fastest} to V {on_average}? => which G has the lowest average time to V
  {slowest} G by D => G with the highest D
  {slowest} G {mean} D => G with the highest average D
  {fastest} G {mean} D => G with the lowest average D
  {fastest} G by D => G with the lowest D
  {show}? me? the? top? K {well_rated} G => top K G by average rating
  {show}? me? the? bottom? K {badly_rated} G => bottom K G by average rating
  {which} {is} the? {well_rated} G => G with the highest average rating
  {which} {is} the? {badly_rated} G => G with the lowest average rating
  {which} G {is} the? {well_rated} => which G has the highest average rating
  {which} G {is} the? {badly_rated} => which G has the lowest average rating
  {show}? me? the? {well_rated} G => G with the highest average rating
  {show}? me? the? {badly_rated} G => G with the lowest average rating
  who currently? V us? the? most {tail}? => who has the highest total V
  {which} G currently? V us? the? most {tail}? => which G has the highest total V
  to whom did we V the? Z R => which people have the Z R
  {show}? the? Z R and the G who {took_it} => the Z R and its G
  in {which} T did we V the {high} M => which T had the highest M
  in {which} T did we V the {low} M => which T had the lowest M
  in? {which} T did the? M peak => which T had the highest M
  {peak} T for M => which T had the highest M
  slowest T for M => which T had the lowest M
  who {took} the? Z R => which people have the Z R
  {which} G {took} the? Z R => which G has the Z R
  who {pays} the {high} M => which people have the highest M
  who {pays} the {low} M => which people have the lowest M
  {which} G {pays} the {high} M => which G has the highest M
  {which} G {pays} the {low} M => which G has the lowest M
  who V us? the? most , and how much => who has the highest total V , and what is it
  how {big} {is} {the}? Z R {ever}? => the amount of the Z R
  what {was} {the}? Z R {ever} => the amount of the Z R
  what {was} {the}? Z R {ever_given} C => the amount of the Z R to C
  {the}? Z R {ever}? , {amount} => the amount of the Z R
  {each} N {sep}? {which} G {place} {first} {by} M => for each N , the G with the highest M
  P , {which} G {place} {first} {by} M => P , which G has the highest M
  {which} G {place} the? {first} {by} M => which G has the highest M
  {which} G {place} {last} {by} M => which G has the lowest M
  P , {which} G {place} {last} {by} M => P , which G has the lowest M
  {by} M , {which} G {place} {first} => which G has the highest M
  {by} M , {which} G {place} {last} => which G has the lowest M
  {which} G {place} in? the? O place? {by} M {sep}? {from_high} => which G has the O highest M
  {which} G {place} in? the? O place? {by} the? {low} M => which G has the O lowest M
  {which} G {place} in? the? O place? {by} the? {high}? M => which G has the O highest M
  {which} G {is} the? {runner_up} {by} the? {high}? M => which G has the second highest M
  {show}? the? {runner_up} G {by} the? {high}? M => the G with the second highest M
  {show}? the? {number_two} G {by} the? {high}? M => the G with the second highest M
  who {place} in? the? O place? {in} the G {by} M => which G has the O highest M
  who {place} O among the G {by} M => which G has the O highest M
  who has the {high} M among the? {the}? G => which G has the highest M
  who has the {low} M among the? {the}? G => which G has the lowest M
  {which} G {leads} {each} N {by} M => for each N , the G with the highest M
  {which} G {leads} {in} {each} N {by} M => for each N , the G with the highest M
  {which} G {leads} {by} M => which G has the highest M
  the? K leading G {by} M => top K G by M
  the? K G leading {by} M => top K G by M
  {show}? the? leading K G {by} M => top K G by M
  please {show} the leading K G {by} M => top K G by M
  for {each} N , the? {leading} G {by} M => for each N , the G with the highest M
  the? {leading} G {by} M {in} {each} N => for each N , the G with the highest M
  the? {leading} G {by} M => top G by M
  the? G {place} O {by} M => the G with the O highest M
  {show}? the? G {in} O place {by} the? {low} M => the G with the O lowest M
  {show}? the? G {in} O place {by} the? {high}? M => the G with the O highest M
  the? O - ranked G {by} M => the G with the O highest M
  the? O - placed G {by} M => the G with the O highest M
  the? O ranked G {by} M => the G with the O highest M
  the? O E by M => the E with the O highest M
  the? O placed G {by} M => the G with the O highest M
  the? O {high} G {by} M => the G with the O highest M
  what is the O {high} G {by} M => the G with the O highest M
  {show} the G that has the O {high} M => the G with the O highest M
  {show} the G with the O - highest M => the G with the O highest M
  for {each} N , {rank} {the}? G {by} M {sep}? and? then? {show}? the? {top} K only? => top K G by M for each N
  P , {rank} {the}? G {by} M {sep}? and? then? {show}? the? {top} K only? => P , top K G by M
  {rank} {the}? G {by} M ascending {sep}? and? then? {show} the? first K only? => bottom K G by M
  {rank} {the}? G {by} M from lowest to highest {sep}? and? then? {show} the? first K only? => bottom K G by M
  {rank} {the}? G {by} M descending {sep}? and? then? {show} the? first K only? => top K G by M
  {rank} {the}? G {by} total M {sep}? and? then? {show}? me? {only}? the? best K only? => top K G by total M
  {rank} {the}? G {by} M {sep}? and? then? {show}? me? {only}? the? best K only? => best K G by M
  {rank} {the}? G {by} M {sep}? and? then? {show}? me? {only}? the? worst K only? => worst K G by M
  {rank} {the}? G {by} M {sep} {only}? the? {top} K only? => top K G by M
  {rank} {the}? G {by} M {sep}? and? then? {show} me? only? the? {top} K only? => top K G by M
  {rank} {the}? G {by} M {sep} {only}? the? {bottom} K only? => bottom K G by M
  {rank} {the}? G {by} M {sep}? and? then? {show} me? only? the? {bottom} K only? => bottom K G by M
  M {by} G {sep} {only}? the? K {high} only? => top K G by M
  M per G {sep} {only}? the? K {high} only? => top K G by M
  M by G {sep} {only}? the? K {low} only? => bottom K G by M
  M per G {sep} {only}? the? K {low} only? => bottom K G by M
  M by G {sep} {only}? the? {best} K only? => top K G by M
  M per G {sep} {only}? the? {best} K only? => top K G by M
  M for each G {sep} {only}? the? {best} K only? => top K G by M
  M by G {sep} {only}? the? {bottom} K only? => bottom K G by M
  M per G {sep} {only}? the? {bottom} K only? => bottom K G by M
  M by G {sep} {only}? the? {best} K in descending order => top K G by M
  top K G measured by M => top K G by M
  top K G for M => top K G by M
  top K G on M => top K G by M
  {show} the K G at the bottom by M => bottom K G by M
  {show} the K G at the top by M => top K G by M
  out? of all the? G , which one? {has} the {high} M => which G has the highest M
  out? of all the? G , which one? {has} the {low} M => which G has the lowest M
  out of {the} G , which one? {has} the {high} M => which G has the highest M
  out of {the} G , which one? {has} the {low} M => which G has the lowest M
  among {the} G , which one? {has} the {high} M => which G has the highest M
  among {the} G , which one? {has} the {low} M => which G has the lowest M
  {which} G has more M than any other G2? => which G has the most M
  {which} G has fewer M than any other G2? => which G has the fewest M
  {which} G has less M than any other G2? => which G has the least M
  {which} G has a higher M than any other G2? => which G has the highest M
  {which} G has a lower M than any other G2? => which G has the lowest M
  among the? G with H , {show} the? K {has} the highest M => which K G with H have the highest M
  of the? G with H , which K {has} the highest M => which K G with H have the highest M
  {which} G {has} the {high} M in {each} N => for each N , the G with the highest M
  {which} G {has} the {low} M in {each} N => for each N , the G with the lowest M
  {which} G {has} the most M in {each} N => for each N , the G with the most M
  {which} G {has} the fewest M in {each} N => for each N , the G with the fewest M
  {show}? the? G {has} the {high} M {in} {each} N => for each N , the G with the highest M
  {show}? the? G {has} the {low} M {in} {each} N => for each N , the G with the lowest M
  {show}? the? G {has} the {high} M per N => for each N , the G with the highest M
  {show}? the? G {has} the {low} M per N => for each N , the G with the lowest M
  {show}? the? G {has} the most M {in} {each} N => for each N , the G with the most M
  what is the top G {by} M {in} {each} N => for each N , the G with the highest M
  for {each} N , {show} the? G {has} the {high} M => for each N , the G with the highest M
  for {each} N , {show} the? G {has} the {low} M => for each N , the G with the lowest M
  best month of {each} year by M , highest first => for each year , the month with the highest M
  {which} month of {each} year had the highest M => for each year , the month with the highest M
  for {each} N , which G {leads} {by} M => for each N , the G with the highest M
  for {each} N , which G {place} {first} {by} M => for each N , the G with the highest M
  within {each} N , which G {place} {first} {by} M => for each N , the G with the highest M
  for {each} N , which G {place} {last} {by} M => for each N , the G with the lowest M
  {each} N 's G {has} the {high} M => for each N , the G with the highest M
  {each} N 's top G by M => for each N , top G by M
  {table} of {the}? G {by} M => rank G by M
  {show} a {table} of {the}? G {by} M => rank G by M
  a {table} of {the}? G {by} M => rank G by M
  G {table} by M => rank G by M
  how do {the}? G rank {by} M => rank G by M
  how do {the}? G compare {by} M => M by G
  {show} me? how {the}? G rank {by} M => rank G by M
  {rank} {the}? G in order of M => rank G by M
  {rank} {the}? G {by} M {sep}? {beside} {the}? M2 => G sorted by M descending , with M2
  how many N2 does the average G {hold} => average number of N2 per G
  how many N2 does an average G {hold} => average number of N2 per G
  how many N2 does the typical G {hold} => average number of N2 per G
  on average , how many N2 does {a} G {hold} => average number of N2 per G
  {which} W {occurs} the? most {often}? {in} P => most common W {in} P
  {which} W {occurs} the? most {often}? => most common W
  {which} W {occurs} the? least {often}? => least common W
  the? W that? {see} the? most {often}? => most common W
  what is the W that? {see} the? most {often}? => most common W
  {which} W is {occurs}? the? most {usual} => most common W
  what is our? the? most {usual} W => most common W
  what is the? our? single? most common W and how {often} does it {occurs} => most common W , with the count
  what is by far the most common W => most common W
  what is the? our? number one W for? => most common W
  M {by} G with the highest at the top => rank G by M
  {which} G do we have {joined} {how_many} M {of_each} => number of M per G
  the? G {joined} {how_many} M {of_each} => number of M per G
  {show} the? G {joined} {how_many} M {of_each} => number of M per G
  G {joined} {how_many} M in each => number of M per G
  G , {joined}? how {often} {each} W? {occurs} => G , most common first
  G , {joined}? how {often} {each} was given => G , most common first
  {show} the? G {joined} how {often} {each} was given => G , most common first
  {show} the? G {joined} how {often} {each} {occurs} => G , most common first
  for the R , {show} the? C => R with C
  for the? our? R {sep} C => R with C
  R ; columns : C => R with C
  R {columns} : C => R with C
  R , and for each {show} C => R with C
  R and for each one? {show} C => R with C
  R {sep} {columns} : C => R with C
  {show} {all_of} R => list all R
  for {all_of} R , {show} the? F => list all R with F
  {show}? the? F {in} {all_of} R => list F of all R
  S and what is the M of each one? => S , with M
  S and what was the M of each one? => S , with M
  S , and the {figure} {of_each}? => S , and what is it
  S {with} {it} {figure} {of_each}? => S , and what is it
  {show} R , A , {with} C => list R with C , A
  R {with} C ; A => R with C , A
  L : M => M by L
  the? {top} K G for M => top K G by M
  the? {bottom} K G for M => bottom K G by M
`);

function turns(text: string): readonly RankTurn[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [said = '', plain = ''] = line.split(' => ');
      return { said, plain };
    });
}
