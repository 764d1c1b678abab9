import type { PhrasesFor } from '../../findings/finding.ts'
import type { SafetyCodes } from '../../findings/safety.ts'
import { englishNumber, englishQuoted } from './text.ts'

/** How a product keeps, and what must be known of it. */
export const englishSafety: PhrasesFor<SafetyCodes> = {
  // What cannot be sold has neither temperature nor time.
  'safety.class': ({ clase, label, temperatura, plazo, condicion, norma }, say) =>
    clase === '0'
      ? `${say(label)}: ${say(condicion)} (${say(norma)}).`
      : `${say(label)}: ${say(temperatura)}, ${say(plazo)}; ${say(condicion)} (${say(norma)}).`,
  'safety.raw-milk': () => 'If the milk is raw, boil it: unboiled, it may not be sold (RD 1086/2020, art. 27.4).',
  'safety.decided-by': ({ part, what }, say) =>
    `${englishQuoted(part)} sets the limit: it keeps for the shortest time. ${say(what)}`,
  'safety.ask-egg': () =>
    'Is the egg shell egg or a pasteurised egg product? Say so in its name (“pasteurised egg”): it changes how the product keeps.',
  'safety.ask-cooked-egg': () =>
    'Is the egg shell egg or a pasteurised egg product? Say so in its name (“pasteurised egg”): if it is shell egg, the centre must go above 70 °C.',
  'safety.ask-cooking': () =>
    'Is it cooked with the egg in it? If the centre goes above 70 °C, say so in its name (“cooked egg”, “cooked egg white”): uncooked, it may not be sold with shell egg (RD 1021/2022, art. 9).',
  'safety.ask-milk': () =>
    'Do you boil the raw milk? Say so in its name (“boiled raw milk”): unboiled, it may not be sold (RD 1086/2020, art. 27.4).',
  'safety.ask-place': ({ part }) =>
    `Does ${englishQuoted(part)} go in before baking or after? If it is baked in it until the centre reaches 70 °C, it does not count as raw.`,
  'safety.wet': ({ what }, say) =>
    `It has more water than a dry product of its class: do not count on months. ${say(what)}`,
  'safety.doubtful': ({ measured, estimated, what }, say) =>
    `You have measured a water activity of ${englishNumber(measured)} and the formula gives ${englishNumber(estimated)}: they do not agree. Measure again at 25 °C, with the whole product at that temperature; until then I leave it out. ${say(what)}`,
  'safety.probable': ({ aw, what }, say) =>
    `Estimated water activity ${englishNumber(aw)}: likely; measure it before you count on it. ${say(what)}`,
  'safety.bad-activity': () => '“awMedida” is the water activity that you have measured: send a number from 0 to 1.',
}
