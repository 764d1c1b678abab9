import { describe, expect, test } from 'vitest'
import { allCrafts } from '../src/index.ts'

/** What was done to a thing before it was weighed, in the five languages that lists come in: what changes nothing, what leaves an aroma, what changes it. */

const read = (name: string) => allCrafts.pasteleria.nameRead(name)
const idOf = (name: string): string | undefined => read(name)?.ingredient.id
/** Of words parted by bars, one name for each word behind (or before) its head. */
const readOtherwise = (head: string, said: string, isBefore = false): string[] =>
  said
    .split('|')
    .map((word) => (isBefore ? `${word} ${head}` : `${head} ${word}`))
    .filter((name) => idOf(name) !== idOf(head))
    .map((name) => `${name}: ${idOf(name)}`)

describe('what changes nothing is left out', () => {
  test.each([
    ['agua', 'tibia|templada|fría|muy fría|hirviendo|hirviente|hervida|caliente|a temperatura ambiente|filtrada'],
    [
      'mantequilla',
      'blanda|muy blanda|derretida|fundida|fundida y fría|en pomada|pomada|al baño maría|atemperada|en dados|troceada|fría',
    ],
    ['harina', 'tamizada|cernida|bien tamizada'],
    ['chocolate negro', 'picado|rallado|fundido|derretido al baño maría|troceado'],
    ['dátiles', 'sin hueso|sin carozo|sin piel|picados|troceados'],
    ['zanahoria', 'pelada|rallada|en dados|laminada|picada'],
    ['huevos', 'batidos|a temperatura ambiente'],
    ['nata', 'semimontada|fría|cruda|aromatizada|infusionada'],
    ['ricotta', 'escurrida|colada|desmenuzada'],
    ['masa madre', 'refrescada|activa'],
    ['zumo de limón', 'recién exprimido|colado'],
    ['mantega', 'fosa|tova|freda|pomada|estovada|a temperatura ambient|tallada a daus'],
    ['aigua', 'tèbia|calenta|freda|bullent'],
    ['ous', 'batuts'],
    ['farina', 'tamisada|setacciata|tamisée'],
    ['burro', 'fuso|morbido|freddo|sciolto|ammorbidito|a pezzi|a cubetti|a temperatura ambiente|a pomata'],
    ['acqua', 'tiepida|fredda|calda|bollente'],
    ['latte', 'tiepido|freddo|caldo'],
    ['uova', 'sbattute|a temperatura ambiente'],
    ['mandorle', 'tritate|pelate|a lamelle'],
    ['carote', 'grattugiate|sbucciate|a pezzi'],
    ['beurre', 'fondu|mou|ramolli|froid|pommade|en morceaux|en dés|à température ambiante'],
    ['eau', 'tiède|froide|chaude|bouillante'],
    ['oeufs', 'battus'],
    ['dattes', 'dénoyautées|hachées|sans noyau'],
    ['pommes', 'épluchées|coupées en dés|en morceaux'],
    ['butter', 'melted|softened|at room temperature|diced|chilled'],
    ['water', 'boiling|lukewarm|warm|cold'],
  ])('%s', (head, said) => expect(readOtherwise(head, said)).toStrictEqual([]))

  test.each([
    ['butter', 'melted|softened|soft|cold|room temperature'],
    ['milk', 'warm|hot|cold|lukewarm'],
    ['dates', 'pitted|chopped'],
    ['bananas', 'ripe|mashed|sliced'],
    ['egg', 'beaten|whisked'],
    ['flour', 'sifted'],
  ])('%s, behind them', (head, said) => expect(readOtherwise(head, said, true)).toStrictEqual([]))
})

describe('what only leaves its aroma is the head, and its allergens count', () => {
  test.each([
    ['leche infusionada con canela', 'leche_entera', []],
    ['leche infusionada con piel de limón y canela', 'leche_entera', []],
    ['leche infusionada con avellana', 'leche_entera', ['frutos_cascara']],
    ['nata aromatizada con mazapán', 'nata', ['frutos_cascara']],
    ['nata perfumada con café', 'nata', []],
    ['llet infusionada amb canyella', 'leche_entera', []],
    ['latte profumato alla vaniglia', 'leche_entera', []],
    ['crème infusée au sésame', 'nata', ['sesamo']],
    ['milk infused with almonds', 'leche_entera', ['frutos_cascara']],
  ])('%s', (name, id, brought) => {
    expect(idOf(name)).toBe(id)
    expect(read(name)?.ingredient.allergens).toEqual(['leche', ...brought])
    expect(read(name)?.open?.left.join()).toMatch(/ /)
  })

  test('but not where the drink stays in it, nor where it is sold sweetened', () => {
    for (const name of ['nata infusionada con ron', 'nata perfumada al marsala', 'yogur aromatizado con fresa'])
      expect(idOf(name), name).toBeUndefined()
  })
})

describe('what gives or takes water, or gives sugar, is never the plain row', () => {
  const waterOf = (name: string): number | undefined => read(name)?.ingredient.composition.water

  test.each([
    ['pasas remojadas', 'pasas', 0.6],
    ['anacardos crudos remojados 4 horas', 'anacardo', 0.3],
    ['chía hidratada', 'chía', 6],
    ['ciruelas pasas remojadas', 'ciruelas pasas', 0.5],
  ])('%s has drunk', (soaked, dry, drunk) => {
    expect(waterOf(soaked)).toBeCloseTo(((waterOf(dry) ?? 0) + 100 * drunk) / (1 + drunk), 1)
  })

  test.each(['piña cristalizada', 'piña escarchada', 'piña confitada', 'arancia candita', 'orange confite'])(
    '%s is candied',
    (name) => expect(idOf(name)).toMatch(/_confitada$/),
  )

  test('a syrup that names a fruit is no fruit', () => expect(idOf('almíbar de melocotón')).toBeUndefined())
})

test('what a thing is for is not what it is', () => {
  const purposes = [
    ['leche para el chocolate', 'leche_entera'],
    ['leche para la crema pastelera', 'leche_entera'],
    ['nata para la ganache de chocolate', 'nata'],
    ['azúcar para el merengue', 'azucar'],
    ['agua para el almíbar', 'agua'],
    ['harina para pan', 'harina_panificable'],
  ] as const
  for (const [name, id] of purposes) expect(idOf(name), name).toBe(id)
})
