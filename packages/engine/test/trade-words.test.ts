import { describe, expect, test } from 'vitest'
import { allCrafts } from '../src/index.ts'

/** Initials, words of other kitchens and words of the trade. */

const idOf = (name: string): string | undefined => allCrafts.pasteleria.nameRead(name)?.ingredient.id

describe('a name', () => {
  test.each([
    ['L.P.D.', 'leche_desn_polvo'],
    ['A.O.V.E. arbequina', 'aceite_oliva'],
    ['harina P.A.N.', 'harina_maiz'],
    ['full fat milk', 'leche_entera'],
    ['burro alta qualità', 'mantequilla'],
    ['black treacle', 'melaza'],
    ['extr. vainilla', 'vainilla_extracto'],
    ['cranberries', 'arandano_rojo'],
    ['ciruela pasa s/h', 'ciruela_pasa'],
    ['past. avellana', 'pasta_avellana'],
    ['huevo past.', 'huevo_pasteurizado'],
    ['farine de tourte T130', 'harina_centeno_t130'],
    ['farine T110', 'harina_t110'],
    ['queso crerna', 'queso_crema'],
    ['vino tto.', 'vino_tinto'],
    ['parmigiano reggiano', 'parmesano'],
    ['queso Idiazábal ahumado', 'queso_curado_oveja'],
  ])('%s is %s', (name, id) => {
    expect(idOf(name)).toBe(id)
  })

  test('of sweetened cream of coconut is not that of the coconut alone', () => {
    expect(idOf('crema de coco Coco López')).toBeUndefined()
  })

  test('that says dry is nothing that is mostly water', () => {
    expect(idOf('levadura de panadero deshidratada')).toBe('levadura_instantanea')
    expect(idOf('levure de boulanger déshydratée')).toBe('levadura_instantanea')
    expect(idOf('ciruelas de Agen')).toBe('ciruela_pasa')
  })

  test('of cocoa is the powder, and of chocolate the mass', () => {
    expect(idOf('cacao en polvo 100 %')).toBe('cacao_polvo')
    expect(idOf('cacao 100 %')).toBe('cacao_polvo')
    expect(idOf('chocolate 100 %')).toBe('pasta_cacao')
  })

  test('of candied squash is candied, and the squash itself is asked about', () => {
    expect(idOf('calabazate')).toBe('fruta_confitada')
    expect(idOf('cidra')).toBeUndefined()
    expect(idOf('cidre')).toBe('sidra')
  })
})
