import type { PhrasesFor } from '../../findings/finding.ts'
import type { ProductionCodes } from '../../findings/production.ts'
import { numberText } from '../text.ts'
import { italianList, italianQuoted } from './text.ts'

const all = (names: readonly string[], conjunction: 'e' | 'o' = 'e'): string =>
  italianList(names.map(italianQuoted), conjunction)
const count = (amount: number, one: string, many: string): string =>
  `${numberText(amount, 0)} ${amount === 1 ? one : many}`
const others = (more: number, one: string, many: string): string =>
  more > 0 ? ` e ${more === 1 ? one : `altri ${numberText(more, 0)} ${many}`}` : ''
const grams = (weight: number): string =>
  weight >= 1000 ? `${numberText(weight / 1000, 3)} kg` : `${numberText(weight, 2)} g`
const at = (what: string, position: number, name: string | undefined): string =>
  `${what} ${position}${name === undefined ? '' : ` (${italianQuoted(name)})`}`

/** What is said of the plan of a day. */
export const italianProduction: PhrasesFor<ProductionCodes> = {
  'production.at-product': ({ position, name }) => at('Prodotto', position, name),
  'production.at-part': ({ where, position, name }, say) => `${say(where)}, ${at('parte', position, name)}`,
  'production.at-machine': ({ position, name }) => at('Macchina', position, name),
  'production.no-products': () =>
    'Manca «productos»: manda un elenco con almeno un prodotto, i suoi pezzi e di che cosa è fatto.',
  'production.too-many-products': ({ sent, most }) =>
    `Hai mandato ${sent} prodotti e il massimo è ${most}: dividi il piano in due.`,
  'production.not-an-object': ({ where }, say) =>
    `${say(where)}: manda un oggetto; guarda l’esempio di GET /api/produccion.`,
  'production.bad-name': ({ where, longest }, say) => `${say(where)}: «nombre» deve avere da 1 a ${longest} caratteri.`,
  'production.bad-grams': ({ where, most }, say) =>
    `${say(where)}: «gramos» sono quelli di un pezzo e deve essere un numero tra 0 e ${most}.`,
  'production.bad-loss': ({ where, most }, say) =>
    `${say(where)}: «merma» sono i grammi persi su 100 fatti e deve essere un numero tra 0 e ${most}.`,
  'production.bad-pieces': ({ where, most }, say) =>
    `${say(where)}: «piezas» deve essere un numero intero tra 0 e ${most}.`,
  'production.no-parts': ({ where }, say) =>
    `${say(where)}: «partes» deve essere un elenco con almeno una parte: manda «[{"nombre": "Bizcocho", "gramos": 40, "preparacion": "Bizcocho"}]».`,
  'production.too-many-lines': ({ product, lines, most }) =>
    `${italianQuoted(product)} ha ${lines} righe con le preparazioni aperte e il massimo è ${most}: unisci quelle uguali.`,
  'production.bad-division': ({ least, most }) =>
    `«division» sono i grammi che distingue la tua bilancia: un numero tra ${numberText(least)} e ${most}.`,
  'production.bad-table': ({ field }) =>
    `«${field}» deve essere un oggetto di nomi e cifre: manda «{"${field}": {"Praliné": 300}}».`,
  'production.bad-figure': ({ field, name, most }) =>
    `«${field}», ${italianQuoted(name)}: deve essere un numero tra 0 e ${most}.`,
  'production.name-too-long': ({ field, name, most }) =>
    `«${field}», ${italianQuoted(name)}: il nome supera ${most} caratteri, e nessun ingrediente si chiama così.`,
  'production.too-many-rows': ({ field, most }) => `«${field}» ammette fino a ${most} nomi.`,
  'production.bad-machines': ({ most }) => `«maquinas» deve essere un elenco di al massimo ${most} macchine.`,
  'production.bad-capacity': ({ where, most }, say) =>
    `${say(where)}: «capacidad» sono i grammi che ci stanno e deve essere un numero maggiore di 0 e fino a ${most}.`,
  'production.machine-for-nothing': ({ where }, say) =>
    `${say(where)}: di’ a che serve, con «oficio» o con un elenco «preparaciones».`,
  'production.too-many-batches': ({ machine, name, batches }) =>
    `Con la capacità di ${italianQuoted(machine)} vengono ${batches} cariche di ${italianQuoted(name)}: controllala, è in grammi.`,
  'production.told-apart': ({ title, names }) =>
    `Ci sono ${names.length} preparazioni diverse che si chiamano ${italianQuoted(title)}: le faccio separate, come ${all(names)}. Se sono la stessa, mettila una volta in «preparaciones».`,
  'production.no-such-stock': ({ name }) =>
    `Niente nel piano usa la preparazione ${italianQuoted(name)} che hai già fatto: non tolgo nulla.`,
  'production.which-stock': ({ name, names }) =>
    `Non so di quale ${italianQuoted(name)} è ciò che hai fatto, e non lo tolgo: chiamalo ${all(names, 'o')}.`,
  'production.unused-entry': ({ name }) => `Nessun prodotto usa la preparazione ${italianQuoted(name)}.`,
  'production.unweighed': ({ names, more }) =>
    `Quanto pesa un pezzo? Senza «gramos» ${names.length + more > 1 ? 'non sono' : 'non è'} nel piano ${all(names)}${others(more, 'un altro prodotto', 'prodotti')}.`,
  'production.unpriced': ({ names, more }) =>
    `Senza prezzo: ${all(names)}${others(more, 'un altro', 'nomi')}. Il costo non ${names.length + more > 1 ? 'li' : 'lo'} conta: ${names.length + more > 1 ? 'mandali' : 'mandalo'} in «precios».`,
  'production.not-weighed': ({ names, more }) =>
    `Da pesare: ${all(names)}${others(more, 'un altro', 'nomi')}. Né la spesa né il costo lo contano: scrivi i grammi nella formula.`,
  'production.unknown': ({ names, more }) =>
    `Non riconosco ${all(names)}${others(more, 'un altro nome', 'nomi')}: nella spesa ${names.length + more > 1 ? 'vanno come sono scritti' : 'va come è scritto'}.`,
  'production.more-notes': ({ amount }) =>
    amount === 1 ? 'C’è 1 altro avviso come questi.' : `Ci sono altri ${numberText(amount, 0)} avvisi come questi.`,
  'production.for-what': ({ products }) => `Per ${all(products)}.`,
  'production.batches': ({ amount, weight, machine }) =>
    `${count(amount, 'carica', 'cariche')} da ${grams(weight)} in ${italianQuoted(machine)}.`,
  'production.summary': ({ products, preparations, pieces }) =>
    `${count(products, 'prodotto', 'prodotti')}, ${count(preparations, 'preparazione', 'preparazioni')}, ${count(pieces, 'pezzo', 'pezzi')}.`,
}
