import type { PhrasesFor } from '../../findings/finding.ts'
import type { FirstCodes, MissedFigure } from '../../findings/first.ts'
import { capitaliseName, decapitaliseName, listText, numberText, quotedNames } from '../text.ts'
import { spanishAmount } from './moves.ts'

const but = (isBalanced: boolean, what: string): string =>
  isBalanced ? `Equilibrada, pero ${what}` : capitaliseName(what)

/** «hidratación 45,6 % (46–66)»; below nothing a dash would be read as a sign. */
function missed({ figure: { label, unit, decimals }, value, range }: MissedFigure): string {
  const [least, most] = range.map((end) => numberText(end, decimals)) as [string, string]
  const told = range[0] < 0 ? `de ${least} a ${most}` : `${least}–${most}`
  return `${decapitaliseName(label)} ${numberText(value, decimals)}${unit === '' ? '' : ` ${unit}`} (${told})`
}

/** Labels in the middle of a sentence. */
export const spanishFigures = (labels: readonly string[]): string => listText(labels.map(decapitaliseName), 'ni')

/** What people read first: safety and law before balance. */
export const spanishHeadlines: PhrasesFor<FirstCodes> = {
  'first.unsafe': ({ isBalanced, why }, say) => but(isBalanced, `no puede venderse así: ${decapitaliseName(say(why))}`),
  'first.safety-untold': ({ isBalanced, question }, say) =>
    isBalanced
      ? `Equilibrada, pero falta un dato de seguridad. ${say(question)}`
      : `Falta un dato de seguridad. ${say(question)}`,
  'first.provisional': ({ isBalanced, name, as }) =>
    `${isBalanced ? 'Puede que esté equilibrada' : 'Puede que no esté fuera de rango'}: he leído «${name}» como ${decapitaliseName(as)}. Confírmalo.`,
  'first.high-dose': ({ name, share, range: [least, most] }) =>
    `Equilibrada, con una dosis alta: ${numberText(share)} % de ${decapitaliseName(name)}; lo usual es de ${numberText(least)} a ${numberText(most)} %.`,
  'first.forbidden': ({ isBalanced, why }, say) =>
    but(isBalanced, `no puede venderse así: ${decapitaliseName(say(why))}`),
  'first.unnamed': ({ isBalanced, name, gross }, say) =>
    `${gross === undefined ? '' : `${say(gross)} `}${but(isBalanced, `no puede llamarse «${name}».`)}`,
  'first.incomplete': ({ isBalanced, names }) =>
    `${isBalanced ? 'Las cifras están en su rango, pero no' : 'No'} lo doy por bueno: no sé qué ${names.length > 1 ? 'son' : 'es'} ${quotedNames(names)}.`,
  'first.dose': ({ isBalanced, why }, say) =>
    but(isBalanced, `hay una dosis fuera de norma: ${decapitaliseName(say(why))}`),
  'first.unweighed': ({ isBalanced, names, figures }) =>
    `${isBalanced ? 'Por ver: lo pesado está en su rango, pero' : 'Además,'} falta pesar ${quotedNames(names)}${figures.length > 0 ? ` y sin eso no juzgo ${spanishFigures(figures)}` : ''}.`,
  'first.gross': ({ missed: one, isLow, ingredient, line }) => {
    const isMany = /^[^ ]+s(?: |$)/.test(ingredient ?? '')
    const verb = (isLow ? 'Falta' : 'Sobra') + (isMany ? 'n' : '')
    const told =
      ingredient === undefined ? capitaliseName(missed(one)) : `${verb} ${decapitaliseName(ingredient)}: ${missed(one)}`
    if (!line) return `${told}. ¿Se te ha olvidado?`
    const asked =
      line.meant === undefined
        ? `¿Está bien el peso de «${line.name}», ${numberText(line.grams)} g?`
        : `¿Son ${numberText(line.meant)} g de «${line.name}» y no ${numberText(line.grams)}?`
    return `${told}. ${asked}`
  },
  'first.near': ({ figures, change }) => {
    const by = figures.length > 1 ? 'Casi, por dos' : 'Casi'
    const settled = change ? ` ${capitaliseName(spanishAmount(change))}, dentro.` : ''
    return `${by}: ${listText(figures.map(missed), 'y')}.${settled}`
  },
}
