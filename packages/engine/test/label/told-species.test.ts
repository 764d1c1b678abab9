import { describe, expect, it } from 'vitest'
import { allCrafts, labelOf } from '../../src/index.ts'

/** What a packet tells of one cereal or one nut, and what that leaves unknown (Regulation (EU) 1169/2011, annex II, points 1 and 8). */

const label = (name: string, declara: Readonly<Record<string, string>>) =>
  labelOf(allCrafts.helado, {
    type: 'helado_crema',
    ingredients: [
      { name: 'Leche entera', grams: 600 },
      { name, grams: 60, ficha: { declara } },
    ],
  }).alergenos
const counter = ({ mostrador }: ReturnType<typeof label>, kind: string) => {
  const { lleva, puede = false, palabras } = mostrador.find(({ id }) => id === kind) ?? {}
  return { lleva, puede, palabras }
}

describe('what is told of a species', () => {
  it.each([
    ['Praliné de avellana', { pistacho: 'no' }, 'frutos_cascara', ['avellana']],
    ['Copos de avena', { trigo: 'no' }, 'gluten', ['avena']],
  ])('%s: that another is not there takes nothing away', (name, declara, kind, palabras) => {
    expect(counter(label(name, declara), kind)).toEqual({ lleva: true, puede: false, palabras })
  })

  it('is a trace, and leaves open whether another of its kind is in it', () => {
    const told = label('Base de la casa', { leche: 'lleva', pistacho: 'puede' })
    expect(counter(told, 'frutos_cascara')).toEqual({ lleva: null, puede: true, palabras: ['pistacho'] })
    expect(told.sinDato).toEqual(['Base de la casa'])
  })

  it('settles the kind where that is told too, or where all of its species are', () => {
    const whole = label('Base de la casa', { frutos_cascara: 'no', pistacho: 'puede' })
    expect(counter(whole, 'frutos_cascara')).toMatchObject({ lleva: false, puede: true })
    const all = label('Base de la casa', { trigo: 'no', centeno: 'no', cebada: 'no', avena: 'no' })
    expect(counter(all, 'gluten')).toMatchObject({ lleva: false, puede: false })
  })
})
