import { pasteleria } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'
import { describe, expect, it } from 'vitest'
import { galleryOf } from '../build/gallery.ts'
import { craftIds } from '../src/model/crafts.ts'
import { newLine } from '../src/model/formula.ts'
import { NO_NORMS } from '../src/model/norms.ts'
import { oddAxis, usualMapFor } from '../src/reading/usual-map.ts'
import { besideRows, publishedNamed } from '../src/views/beside-published.ts'
import { axisScaleOf, mapSentenceOf } from '../src/views/map-scale.ts'
import { appCraft, engine } from './engine.ts'

const formula = (craft: 'helado' | 'pasteleria', type: string, lines: Readonly<Record<string, number>>) => ({
  craft,
  type,
  name: '',
  lines: Object.entries(lines).map(([name, grams]) => newLine(name, grams)),
  given: {},
  batch: {},
})
const knowing = Object.assign(Object.create(engine), { usual: usualReader }) as typeof engine
const BROWNIE = { 'Chocolate negro 70 %': 227, Mantequilla: 170, Azúcar: 400, 'Huevo entero': 200, Harina: 140 }

describe('what is published', () => {
  it.each(craftIds)('%s: every formula that the table names is in the gallery', (id) => {
    const craft = appCraft(id)
    const gallery = galleryOf(id)
    const lost = Object.keys(craft.types).flatMap((type) => {
      const [first] = gallery.filter((one) => one.type === type)
      if (!first) return []
      const { name, grams } = craft.fields
      const map = craft.found(
        { type, ingredients: first.lines.map(([line, weight]) => ({ [name]: line, [grams]: weight })) } as never,
        usualReader.map,
      )
      return (map?.published ?? []).filter((one) => !publishedNamed(gallery, type, one)).map((one) => one.titulo)
    })
    expect(lost).toEqual([])
  })

  it('stands beside mine so that most lines coincide', () => {
    const craft = appCraft('pasteleria')
    const mine = formula('pasteleria', 'brownie', { ...BROWNIE, 'Huevo entero': 400 })
    const half = Object.fromEntries(Object.entries(BROWNIE).map(([name, grams]) => [name, grams / 2]))
    const [first, ...rest] = besideRows(craft, mine, formula('pasteleria', 'brownie', half))
    expect(first).toMatchObject({ name: 'Huevo entero', mine: 400, theirs: 200, isEqual: false })
    expect(rest.every(({ isEqual }) => isEqual)).toBe(true)
  })
})

describe('the map of a type', () => {
  const map = usualMapFor(knowing, formula('pasteleria', 'brownie', BROWNIE), [], NO_NORMS)
  if (!map) throw new Error('a brownie has no map')

  it('shows an odd line along the axis that it moves most', () => {
    const eggs = formula('pasteleria', 'brownie', { ...BROWNIE, 'Huevo entero': 400 })
    const odd = usualMapFor(knowing, eggs, [], NO_NORMS)
    const { habitual } = pasteleria.analyse(
      { type: 'brownie', ingredients: eggs.lines.map(({ name, grams }) => ({ name, grams })) },
      { habitual: true, usual: usualReader },
    )
    if (!odd || !habitual) throw new Error('nothing is said of a brownie')
    expect(habitual.linea).toBe('Huevo entero')
    const withGrams = (name: string, grams: number) =>
      usualMapFor(knowing, formula('pasteleria', 'brownie', { ...BROWNIE, [name]: grams }), [], NO_NORMS)
    // An egg is three quarters water and brings little else.
    expect(oddAxis(odd, habitual, withGrams)).toMatch(/^(?:agua|huevo)$/)
    const { linea: _, ...plain } = habitual
    expect(oddAxis(odd, plain, withGrams)).toBeUndefined()
  })

  it('has the same window whatever the formula is', () => {
    const other = usualMapFor(knowing, formula('pasteleria', 'brownie', { ...BROWNIE, Azúcar: 4000 }), [], NO_NORMS)
    if (!other) throw new Error('a sweet brownie has no map')
    const [one, two] = [axisScaleOf(map, 'azucar', undefined), axisScaleOf(other, 'azucar', undefined)]
    expect(two.ticks).toEqual(one.ticks)
    expect(two.at(30)).toBeCloseTo(one.at(30))
    for (const { place } of map.published) {
      expect(one.at(place.azucar)).toBeGreaterThanOrEqual(0)
      expect(one.at(place.azucar)).toBeLessThanOrEqual(1)
    }
  })

  it('says where it stands, and never more than it knows', () => {
    const place = map.mine
    if (!place) throw new Error('nothing of the brownie was read')
    const at = (azucar: number, judged = {}) =>
      mapSentenceOf(
        { ...map, mine: { ...place, azucar, grasa: map.published[0]?.place.grasa ?? 0 } },
        ['azucar', 'grasa'],
        judged,
      )
    const middle = { azucar: { range: [20, 50], usual: [33.5, 34.5] } } as const
    expect(at(34, middle)).toMatchObject({ is: 'in-usual' })
    expect(at(35, middle).is).toBe('in-range')
    expect(at(60, middle).is).toBe('out-of-range')
    expect(at(90)).toMatchObject({ is: 'beyond', side: 'more', axis: 'azucar', isInRange: false })
    expect(mapSentenceOf({ ...map, mine: undefined }, ['azucar', 'grasa'], middle)).toEqual({ is: 'unread' })
  })
})
