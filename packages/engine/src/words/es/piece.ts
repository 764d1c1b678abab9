import type { PhrasesFor } from '../../findings/finding.ts'
import type { PieceCodes } from '../../findings/piece.ts'
import { listText, numberText, quotedNames, quotedText } from '../text.ts'

const COUNTS = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]
const counted = (count: number): string => COUNTS[count] ?? String(count)
const parts = (count: number): string => {
  const word = counted(count)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} parte${count === 1 ? '' : 's'}`
}
const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`

/** What is said of a piece that is put together of parts. */
export const spanishPiece: PhrasesFor<PieceCodes> = {
  'piece.all-right': ({ count }) => (count === 1 ? 'Una parte, y está bien.' : `${parts(count)}, todas bien.`),
  'piece.some-unknown': ({ count, names }) =>
    `${parts(count)}; no sé qué lleva ${listText(names.map(quotedText), 'y')}.`,
  'piece.some-unjudged': ({ count, names }) =>
    `${parts(count)}; ${quotedNames(names)} no se juzga${names.length > 1 ? 'n' : ''}: sin rangos.`,
  'piece.some-unweighed': ({ count, names }) => `${parts(count)}; falta pesar ${quotedNames(names)}.`,
  'piece.unweighed': ({ names }) =>
    `Sin pesar: ${quotedNames(names)}. Peso, coste y etiqueta son de lo demás, y no saco precio ni margen: escribe sus gramos.`,
  'piece.some-wrong': ({ count, wrong }) => `${parts(count)}; revisa ${listText(wrong.map(quotedText), 'y')}.`,
  'piece.no-parts': () =>
    'Falta «partes»: manda una lista con al menos una parte, su «nombre» y sus «gramos» por pieza.',
  'piece.bad-loss': ({ position, name, most }) =>
    `Línea ${position} («${name}»): «merma» es el % que se queda por el camino: un número entre 0 y ${most}.`,
  'piece.bad-amount': ({ field, least, most }) => `«${field}» debe ser un número entre ${least} y ${most}.`,
  'piece.margin-or-price': () =>
    'Manda «margen» o «pvp», no los dos: cada uno da el otro. El margen es sobre el precio sin IVA.',
  'piece.unpriced': ({ names, share }) =>
    `Sin precio: ${listText(names.map(quotedText), 'y')}. El coste es de ${numberText(share, 1)} de cada 100 g y no saco de él precio ni margen: manda su «precio» en €/kg.`,
  'piece.price-text': ({ pvp, iva, margin }) =>
    `${euros(pvp)} con IVA del ${numberText(iva, 1)} %: margen del ${numberText(margin, 1)} % sobre el precio sin IVA.`,
  'piece.vat-bread': ({ percent }) =>
    `IVA del ${percent} %, orientativo: pan común (Ley 37/1992, art. 91.Dos.1.1.º). Si no es pan común, 10 %.`,
  'piece.vat-food': ({ percent }) => `IVA del ${percent} %, orientativo: alimento (Ley 37/1992, art. 91.Uno.1.1.º).`,
  'piece.vat-asked': ({ percent }) => `IVA del ${percent} %, el que has pedido.`,
  'piece.vat-differs': ({ told, usual, isBread }) =>
    `Has pedido un IVA del ${numberText(told, 1)} % y a ${isBread ? 'este pan común' : 'este alimento'} le corresponde el ${numberText(usual, 1)} % (Ley 37/1992, art. 91.${isBread ? 'Dos' : 'Uno'}.1.1.º): calculo con el tuyo; compruébalo.`,
  'piece.below-cost': ({ pvp, loss }) => `A ${euros(pvp)} pierdes ${euros(loss)} por pieza.`,
  'piece.nameless': () =>
    'Una pieza así no tiene nombre legal propio: pon en «denominacion» qué es, de modo que quien compra lo entienda (art. 17).',
  'piece.keeping-unknown': ({ names }) =>
    `No sé cómo se conserva ${listText(names.map(quotedText), 'o')}: hasta que lo sepas, ni fecha de caducidad ni de consumo preferente; trátalo como muy perecedero.`,
  'piece.ask-keeping': ({ name }) =>
    `¿Qué es ${quotedText(name)} y cómo se guarda? Lo trato como fresco: dale su fórmula como preparación, o su nombre del catálogo.`,
  'piece.ask-frozen': ({ part }) =>
    `¿Se vende congelada? Dilo en «congelada» o en su nombre («tarta helada»): lleva ${quotedText(part)} y la guardo como descongelada.`,
  'piece.thawed': ({ frozen, what }, say) => `${say(frozen)} Descongelada: ${say(what)}`,
  'piece.not-all-parts': ({ seen, all }) =>
    `He mirado cómo se conservan ${seen} de ${all} partes: no he mirado todas, y la que falta puede durar menos.`,
  'piece.savoury': ({ condition }) =>
    `${condition}; con relleno salado, 8 °C o menos si se consume antes de 24 h y 4 °C o menos si dura más (RD 1086/2020, art. 30)`,
  'piece.cured': () => 'Curado o graso',
  'piece.cured-condition': () => 'en frío y tapado; más de 5 días pide un estudio de Listeria',
  'piece.too-many-parts': ({ count, most }) =>
    `Has mandado ${count} partes y el máximo es ${most}: agrupa las que sean iguales.`,
  'piece.note': ({ asOf }) =>
    `Los gramos son los que quedan en la pieza; la merma se cuenta en el coste y en lo que hay que hacer, no en la composición. Precios sin IVA; los que no mandas en «precio» son orientativos, de ${asOf}.`,
}
