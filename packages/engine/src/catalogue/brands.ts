import { byFirstWord, longestNameIn } from './names-in.ts'

/** Brands stand beside a name and not in its place (Regulation (EU) 1169/2011, art. 17.4). */
const BRANDS =
  byFirstWord(`nutella|nocilla|oreo|baileys|philadelphia|lotus|biscoff|cointreau|grand marnier|kahlua|tia maria|frangelico|disaronno|malibu|licor 43|aperol|campari|martini|
lacasito|lacasitos|smarties|gavottes|mycryo|callebaut|valrhona|araguani|jivara|bahibe|opalys|ivoire|dulcey|royal|maldon|lechera|la lechera|leche ideal|hojaldrina|petazeta|petazetas|
crispearls|nutriose|kinder|ferrero|milka|nesquik|cola cao|colacao|kitkat|kit kat|mars|snickers|toblerone|raffaello|chips ahoy|tosta rica|dinosaurus|nescafe|starbucks|bacardi|havana club|jagermeister|chartreuse|amarula|ruavieja|sheridans`)

/** The brand that somebody wrote, if any; of a text in folded words. */
export const brandInText = (words: readonly string[]): string | undefined => longestNameIn(BRANDS, words)
