import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { bothTexts, englishDescriptions, onlyText } from '../src/both-texts.ts'

describe('a text in two languages', () => {
  const milk = bothTexts`Leche | Milk`

  it('is the Spanish one for whoever reads the schema, and the English one for who asks', () => {
    const schema = Type.Object({ leche: Type.Optional(Type.Number({ minimum: 0, ...milk })) }, { examples: [{}] })
    expect(JSON.stringify(schema)).toContain('"description":"Leche"')
    expect(JSON.stringify(schema)).not.toContain('Milk')
    expect([...englishDescriptions(schema)]).toEqual([['Leche', 'Milk']])
    expect([...englishDescriptions(onlyText(schema.properties.leche as unknown as typeof milk))]).toEqual([
      ['Leche', 'Milk'],
    ])
  })

  it('stands inside another in the language of each half', () => {
    expect([...englishDescriptions(bothTexts`${milk}, ${3} g. | ${milk}, ${3} g.`)]).toEqual([
      ['Leche, 3 g.', 'Milk, 3 g.'],
    ])
  })

  it('is refused without its English', () => {
    expect(() => bothTexts`Leche`).toThrow('two languages')
    expect(() => bothTexts`Leche | `).toThrow('two languages')
    expect(() => bothTexts`Leche | Milk | Lait`).toThrow('two languages')
  })

  it('is not said in English in two ways', () => {
    expect(() => englishDescriptions([milk, bothTexts`Leche | Whole milk`])).toThrow('two English texts')
  })
})
