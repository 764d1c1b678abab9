import { findRow } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { galleryOf } from '../build/gallery.ts'
import { craftIds } from '../src/model/crafts.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { readTableFormula } from '../src/reading/request.ts'
import { engine } from './engine.ts'

describe.each(craftIds)('the example of %s', (id) => {
  const formula = exampleFormulaOf(id)

  it('is right, may bear its name, and nothing is said against it', () => {
    const { overview } = readTableFormula(engine, formula, [], {})
    expect(overview).toMatchObject({ verdict: 'equilibrada', changes: [], warnings: [] })
    expect(overview?.blocked).toBeUndefined()
    expect(overview?.figures.filter(({ inRange }) => inRange === false)).toEqual([])
  })

  it('is written in labels of the catalogue: the first screen has nothing else to read them by', () => {
    expect(formula.lines.filter(({ name }) => !findRow(name))).toEqual([])
  })

  it('the gallery says of every formula how it stands', () => {
    const standings = new Set(galleryOf(id).map(({ standing }) => standing))
    expect(standings).toContain('right')
    expect(standings).toContain('look')
  })
})
