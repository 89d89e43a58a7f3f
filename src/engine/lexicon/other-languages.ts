import { wordSet } from './word-set.ts';

/**
 * Small words of languages that loanq does not read, none of which is an English word, too. They are looked for among
 * the unknown words alone.
 */
export const OTHER_LANGUAGES: readonly ReadonlySet<string>[] = [
  // German
  wordSet(`
    alle alles als am anzahl auf aus bei bitte das dem den der des die dieser durchschnittlich durchschnittliche ein eine einen einer es für
    gab gibt haben hat höchste höchsten ich im ist jahr jede jeder jedem jeden kredite kunden mit monat nach nicht niedrigste oder pro seit sind über und unter
    viel viele vom von vor war waren welche welcher welches wer wie wieviel wieviele wurde wurden zeig zeige zu zum zur`),
  // French
  wordSet(`
    affiche années au aux avec chaque clients combien dans depuis des du elle elles en entre est et les leur leurs mois montre moyen moyenne nombre
    ont ou où par plus prêts quel quelle quelles quels qui quoi sont sur taux tous toutes une y`),
  // Italian
  wordSet(`
    anno che ci con cui degli dei del della delle di dove e gli il ha hanno la le lo media mese mostra mostrami nel nella numero ogni per più
    prestiti quale quali quanta quante quanti quanto sono su tasso tutti un una`),
  // Portuguese
  wordSet(`
    ao aos cada com da das de do dos é em empréstimos entre existem foram há maior média mês mostre na nas no nos número o os para por quais
    qual quanto quantos quantas que são taxa têm todos um uma`),
  // Spanish
  wordSet(`
    ¿ ¡ al años cada con cual cuál cuáles cuánta cuántas cuánto cuántos cuantos cuantas de del desde dónde el ellos en es están fueron hay la las los más
    mes muestra muéstrame número para por préstamos promedio qué que quién son tasa tiene tienen todos un una y`),
  // Dutch
  wordSet(`
    aantal alle bij dat de deze een elk elke en er gemiddelde geef het hoe hoeveel hoogste ik jaar klanten leningen maand met naar niet
    of onder om per sinds te toon tussen van veel voor waren wat welk welke werden zijn`),
];
