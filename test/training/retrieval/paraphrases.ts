/** A question as somebody else would ask it, and the first wording of the example that asks the same. */
export const PARAPHRASES: readonly (readonly [paraphrase: string, example: string])[] = [
  ['Out of everyone who applied, what fraction got the green light?', 'What is the approval rate?'],
  [
    'Do online applicants get approved more often than those who walk into a branch?',
    'What is the approval rate by channel?',
  ],
  ['Acceptance percentage in the Northeast, Midwest, South and West', 'What is the approval rate by region?'],
  [
    'How did the share of accepted applications move quarter by quarter over the last two years?',
    'What was the approval rate by quarter of application in 2024 and 2025?',
  ],
  [
    'Does a better FICO get you approved more often? Bucket the scores.',
    'What is the approval rate by credit score band: below 600, 600 to 699, 700 to 799, 800 and above, no score?',
  ],
  ['Why do we turn people down? Count each cause.', 'Number of declined applications by reason'],
  [
    'Break rejections down by cause as percentages',
    'What share of the declined applications does each decline reason account for?',
  ],
  [
    'Are self-employed people rejected more often than employees?',
    'What is the decline rate by employment status of the applicant?',
  ],
  [
    'Each year, what percentage of applicants pulled out?',
    'What is the withdrawal rate by year of application?',
  ],
  ['How large is the undecided pipeline?', 'How many applications are pending?'],
  [
    'How long have undecided requests been sitting there, on average and at worst?',
    'What are the average and the longest age, in days, of the pending applications?',
  ],
  [
    'Month by month for 2025: applications received and percent approved',
    'What were the number of applications and the approval rate in each month of 2025?',
  ],
  ['Time to decision per channel', 'What is the average turnaround in days by channel?'],
  [
    'Have we become quicker at deciding over the years?',
    'What was the average turnaround in days by year of application?',
  ],
  [
    'How often do we decide in three days or less?',
    'What share of the decided applications was decided within 3 days?',
  ],
  [
    'Of the applications we said yes to, how many percent were actually funded?',
    'What share of approved applications became a loan?',
  ],
  ['Which channel turns most applications into loans?', 'What is the conversion rate by channel?'],
  [
    'Asked-for versus lent amount per product, on average',
    'What are the average requested amount and the average loan amount of funded applications, by product?',
  ],
  [
    'How much money did people ask for, split by what they want it for?',
    'What is the total requested amount by purpose?',
  ],
  ['The ten offices that lent the most', 'Top 10 branches by loan volume'],
  ['Best office in every region by money lent', 'Which branch has the largest loan volume in each region?'],
  ['Per region, the three biggest products', 'Top 3 products per region by loan volume'],
  [
    'Regional scorecard: volume, balance and charge-off rate',
    'What are the loan volume, the outstanding balance and the default rate of each region?',
  ],
  [
    'How is our lending split among the regions, in percent?',
    'What share of the loan volume does each region account for?',
  ],
  ['Loan counts for every region in every year', 'How many loans were issued by region and year?'],
  [
    'Loans booked by each office in 2025, and do not leave out those with zero',
    'How many loans did every branch issue this year, also those with none?',
  ],
  ['Loan count for each office located in Texas', 'How many loans did each of the Texas branches issue?'],
  [
    'Loans made out of Californian offices last year in the data, in total',
    'How many loans did the California branches issue in 2025 altogether?',
  ],
  [
    'Offices with a worse charge-off rate than the book overall',
    'Which branches have a default rate above that of all loans, and what is it?',
  ],
  [
    'The five offices with the biggest share of late loans',
    'Which five branches have the highest delinquency rate?',
  ],
  [
    'Which offices shrank their lending between 2024 and 2025?',
    'In which branches did the loan volume fall from 2024 to 2025? Show the volume of both years.',
  ],
  ['Office count by region', 'How many branches are there in each region?'],
  ['What was our first office and when did it start?', 'Which branch is the oldest, and when did it open?'],
  ['What percentage of loans went bad?', 'What is the default rate?'],
  [
    'How bad do F and G loans get compared with A? Charge-offs in percent.',
    'What is the default rate by grade?',
  ],
  [
    'For each reason for borrowing, how many loans and how many percent were written off?',
    'What are the default rate and the number of loans by purpose?',
  ],
  [
    'Write-off rate weighted by money for mortgages, auto, personal and so on',
    'What is the default rate by amount for each product category?',
  ],
  [
    'Do people with a higher DTI default more? Use buckets.',
    'What is the default rate by debt-to-income band: under 10, 10 to 20, 20 to 30, 30 to 40, 40 and more percent?',
  ],
  [
    'Compare bad loans among subprime with those among prime customers',
    'What is the default rate of prime and of subprime borrowers?',
  ],
  ['Yearly count of write-offs', 'How many loans were charged off in each year?'],
  [
    'Write-offs per quarter, last two years',
    'How many loans were charged off in each quarter of 2024 and 2025?',
  ],
  [
    'Where do our write-offs come from, by grade, in percent?',
    'What share of the charged-off loans does each grade account for?',
  ],
  [
    'How soon after origination do loans of each grade go bad?',
    'What is the average number of days from issue to charge-off, by grade?',
  ],
  ['Losses after recoveries, per year', 'What is the net loss by year of charge-off?'],
  ['What did we get back from written-off loans?', 'How much was recovered on charged-off loans?'],
  ['What portion of defaulted principal do we get back?', 'What is the recovery rate?'],
  ['Does collateral help us recover more?', 'What is the recovery rate of secured and of unsecured loans?'],
  [
    'Has the percentage that we get back from bad loans changed over time?',
    'What is the recovery rate by year of charge-off?',
  ],
  [
    'From which three products did we get back the most money?',
    'Which three products have the highest recovered amount?',
  ],
  ['How many percent of running loans are behind with their payments?', 'What is the delinquency rate?'],
  [
    'Late share of active loans for each kind of product',
    'What is the delinquency rate by product category?',
  ],
  [
    'Where do people pay worst? Ten states with the largest share of late loans.',
    'Which ten states have the highest delinquency rate?',
  ],
  [
    'States where more than 25 loans were written off',
    'Which states have more than 25 charged-off loans, and how many?',
  ],
  ['PAR30 in percent', 'What is the portfolio at risk over 30 days, in percent?'],
  ['Where do our clients live? Count by state.', 'How many customers do we have in each state?'],
  [
    'Split our clients by job situation in percent',
    'What percentage of the borrowers has each employment status?',
  ],
  [
    'How much do retirees, students and employees earn, and what are their scores?',
    'What are the average annual income and the average credit score by employment status?',
  ],
  ['Clients for whom we lack a FICO score: how many?', 'How many borrowers have no credit score?'],
  [
    'Count our clients in age brackets',
    'How many borrowers are there by age group: under 25, 25-34, 35-44, 45-54, 55-64, 65 and over?',
  ],
  [
    'Income brackets of our clients',
    'How many borrowers are there by annual income: under 50,000, 50,000 to 99,999, 100,000 to 149,999, 150,000 and more?',
  ],
  ['Do renters default more than owners?', 'What is the default rate by home ownership?'],
  ['Money lent to Texans', 'How much have we lent to borrowers in Texas?'],
  ['The five states we lent most to', 'Which five states have the largest loan volume?'],
  [
    'Who are our ten biggest debtors?',
    'Which ten borrowers owe us most? Show id, name and outstanding balance.',
  ],
  [
    'How concentrated is the book in the ten largest debtors?',
    'What share of the outstanding balance do the ten borrowers with the largest balances hold?',
  ],
  ['How many clients came back for a second loan?', 'How many borrowers have more than one loan?'],
  [
    'Of those who ever borrowed, how many percent borrowed again?',
    'What share of the borrowers with a loan are repeat customers?',
  ],
  [
    'Money lent to one-time versus returning clients',
    'What is the loan volume by kind of customer, repeat or single-loan?',
  ],
  [
    'How many clients have zero, one, two, three loans?',
    'How many borrowers are there by number of loans, those without a loan included?',
  ],
  [
    'How long until a client takes a second loan?',
    "How many days pass on average between a borrower's first and second loan?",
  ],
  ['Clients who never borrowed: how many?', 'How many borrowers have never had a loan?'],
  [
    'Names of Alaskan clients who never took a loan',
    'List the id and name of the borrowers in Alaska who have never had a loan.',
  ],
  ['New clients per year', 'How many new customers joined each year?'],
  ['What have we originated so far in the current year?', 'How much did we lend this year?'],
  ['Loan count for 2024', 'How many loans were issued in 2024?'],
  ['Dollars originated in the previous quarter', 'How much was lent last quarter?'],
  [
    'Recent activity: number of loans during the last thirty days',
    'How many loans were issued in the past 30 days?',
  ],
  ['Annual number of new loans', 'How many loans were issued in each year?'],
  [
    'Trend of monthly lending over the last year, in dollars',
    'What is the loan volume by month over the past 12 months?',
  ],
  [
    'Has the typical loan become larger over the years? Mean per year.',
    'What was the average loan amount in each year?',
  ],
  [
    'Annual lending and how many percent it rose from one year to the next',
    'What were the loan volume of each year and its growth over the year before, in percent?',
  ],
  [
    'Did we make more loans in 2025 than in 2024, in percent?',
    'By how many percent did the number of loans issued change from 2024 to 2025?',
  ],
  [
    'Which kinds of loan grew between 2024 and 2025, in percent of volume?',
    'By how many percent did the loan volume of each product category grow from 2024 to 2025?',
  ],
  [
    'Quarterly lending, 2024 next to 2025',
    'What was the loan volume of each of the four quarters in 2024 and in 2025, side by side?',
  ],
  [
    'Year-to-date lending as it added up over the months of 2025',
    'What is the cumulative loan volume by month in 2025?',
  ],
  ['Total loans made up to the end of each year', 'What is the running total of loans issued, by year?'],
  [
    'Smooth the monthly lending of 2025 with a rolling three-month mean',
    'What is the average monthly loan volume of each month of 2025 and the two months before it?',
  ],
  ['Peak month of lending per year', 'Which month had the highest loan volume in each year?'],
  [
    'Do we lend more on Mondays or on Fridays? Count per weekday.',
    'How many loans were issued on each day of the week?',
  ],
  [
    'How did the product mix shift over the years?',
    "What share of each year's loan volume does each product category account for?",
  ],
  ['Cash that came in during 2025', 'How much did we collect in 2025?'],
  ['Cash received per month in 2025', 'How much was collected in each month of 2025?'],
  ['Cumulated cash receipts over 2025', 'What is the running total of collections by month in 2025?'],
  [
    'Did we collect more each year than the year before? In percent.',
    'By how many percent did the collections of each year grow over the year before?',
  ],
  [
    'Interest earnings per quarter, last two years',
    'How much interest was collected in each quarter of 2024 and 2025?',
  ],
  [
    'Split yearly cash receipts into interest and principal',
    'How much principal and how much interest were collected in each year?',
  ],
  ['Which kinds of loan bring in the most interest?', 'How much interest was collected by product category?'],
  ['Penalty income per year', 'How much did we earn in late fees each year?'],
  [
    'How much of what fell due in each month of 2025 was actually paid, in percent?',
    'What was the collection rate by month due in 2025?',
  ],
  ['Missed instalments: how many are still open?', 'How many payments are overdue?'],
  ['How much money is past due?', 'What is the overdue amount?'],
  [
    'Arrears on running loans for each grade, in dollars',
    'What is the overdue amount on open loans, by grade?',
  ],
  [
    'The ten running loans that are most behind, in dollars',
    'Which ten open loans have the largest overdue amount?',
  ],
  ['What percentage of instalments came in after the due date?', 'What is the late payment rate?'],
  [
    'Has payment discipline got better? Late instalments in percent by year.',
    'What is the late payment rate by year of payment?',
  ],
  [
    'When people pay late, how many days late are they, by grade?',
    'How many days late are late payments on average, by grade?',
  ],
  [
    'Late instalments in buckets of 30 days',
    'How many late payments are there by days late: 1-30, 31-60, 61-90, over 90?',
  ],
  ['Loans with a spotless payment record: how many?', 'How many loans have never had a late payment?'],
  ['How big is the book, counted in loans?', 'How many loans are there?'],
  ['Count of running loans', 'How many loans are open?'],
  ['Current, late, paid off, charged off: how many of each?', 'How many loans are in each status?'],
  ['Loans fully repaid, by year', 'How many loans were paid off in each year?'],
  ['What is the total amount still owed to us?', 'What is the total outstanding balance?'],
  ['Remaining debt per kind of product', 'What is the outstanding balance by product category?'],
  [
    'How is the remaining debt spread over our products, in percent?',
    'What share of the outstanding balance does each product hold?',
  ],
  [
    'How much of what is owed to us is backed by collateral, in percent?',
    'What share of the outstanding balance is secured?',
  ],
  [
    'Average remaining debt of running loans for each grade',
    'What is the average outstanding balance of open loans by grade?',
  ],
  [
    'What portion of all money lent has come back as principal?',
    'How much of the principal lent has been paid back, in percent?',
  ],
  [
    'Typical loan size for weddings, cars, medical bills and the like',
    'What is the average loan amount by purpose?',
  ],
  ['Middle value of the loan sizes', 'What is the median loan amount?'],
  ['Median size of auto, mortgage and other loans', 'What is the median loan amount by product category?'],
  ['The ten loans on which most is still owed', 'Which 10 loans have the largest outstanding balance?'],
  [
    'Count loans in size brackets',
    'How many loans are there by size: under 10,000, 10,000 to 49,999, 50,000 to 99,999, 100,000 and more?',
  ],
  [
    'Which running loans end within a month?',
    'Which open loans mature in the next 30 days? Show loan id, maturity date and outstanding balance.',
  ],
  [
    'Show me our product catalogue with limits',
    'List the products with their category, minimum amount and maximum amount.',
  ],
  ['How expensive is a loan for each grade?', 'What is the average interest rate by grade?'],
  ['WAC of the loans', 'What is the weighted average interest rate?'],
  ['What does the book yield?', 'What is the portfolio yield?'],
  ['How have our rates developed over the years?', 'What was the average interest rate by year of issue?'],
  [
    'Cheapest, typical and dearest rate for each product',
    'What are the lowest, the average and the highest interest rate of each product?',
  ],
  [
    'What do people with weak scores pay compared with strong ones? Rates by score bucket.',
    'What is the average interest rate by credit score band: below 600, 600 to 699, 700 to 799, 800 and above, no score?',
  ],
  ['Loans dearer than fifteen percent: how many?', 'How many loans have an interest rate above 15 %?'],
];
