import { describe, expect, it } from 'vitest'
import { allCrafts, labelOf } from '../../src/index.ts'

/** A bought product written with the list of its packet behind it in brackets. */

const iceWith = (name: string) => ({
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 600 },
    { name: 'Nata 35 %', grams: 180 },
    { name: 'Azúcar', grams: 150 },
    { name, grams: 80 },
  ],
})
const labelled = (name: string) => labelOf(allCrafts.helado, iceWith(name))

describe('a product with its list', () => {
  it.each([
    ['pasta de pistacho (pistacho 60 %, aceite de girasol, colorante E-141)', 'pasta de PISTACHO (pistacho 60 %,'],
    ['mermelada de fresa (fresa 50 %, azúcar, E-440)', 'mermelada de fresa (fresa 50 %, azúcar, E-440)'],
  ])('%s: is printed whole, and its allergens are asked', (name, printed) => {
    const { ingredientes, alergenos } = labelled(name)
    expect(ingredientes.texto).toContain(printed)
    expect(alergenos.sinDato).toEqual([name])
  })

  it('counts for the nut that it says', () => {
    const name = (line: string) => labelled(line).legal?.nombre
    expect(name('pasta de pistacho 100 %')).toMatch(/con pistacho$/)
    expect(name('pasta de pistacho 60 %')).toMatch(/sabor pistacho$/)
    expect(name('pasta de pistacho (60 % de pistacho, azúcar)')).toMatch(/sabor pistacho$/)
    expect(name('fresa liofilizada 100 %')).toMatch(/con fresa$/)
  })

  it('is no colour of which there would be too much', () => {
    const { titular } = allCrafts.helado.analyse(
      iceWith('pasta de pistacho (pistacho 60 %, aceite de girasol, colorante E-102)'),
    ) as {
      readonly titular: { readonly estado: string }
    }
    expect(titular.estado).not.toBe('dosis')
  })

  it('is told from a remark', () => {
    expect(labelled('avellana (tostada, pelada)').alergenos.sinDato).toEqual([])
  })
})
