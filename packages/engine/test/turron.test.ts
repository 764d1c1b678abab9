import { describe, expect, it } from 'vitest'
import { FormulaError, turron } from '../src/index.ts'

type Lines = Readonly<Record<string, number>>
const analyse = (lines: Lines, type = 'jijona', explain = false) =>
  turron.analyse(
    { type, ingredients: Object.entries(lines).map(([ingrediente, peso]) => ({ ingrediente, peso })) },
    { explain },
  )
const scoreOf = (lines: Lines, type?: string) => analyse(lines, type).score

/** The worked example of the dossier, section 2.2. */
const ALICANTE = { almendra_cruda: 650, miel: 120, azucar: 200, glucosa: 30, clara: 30, agua: 60, oblea: 8 }

describe('a part with a type of its own', () => {
  it('is beside the paste of a mazapán, unless it is mazapán itself (RD 1787/1982, 2.4 and 6.4.4)', () => {
    const isForeign = (type: string): boolean | null | undefined => {
      const ingredients = [
        { ingrediente: 'almendra_molida', peso: 200 },
        { ingrediente: 'azucar', peso: 200 },
        { ingrediente: 'yema', peso: 40 },
      ]
      const request = {
        type: 'mazapan',
        ingredients: [
          { ingrediente: 'almendra_molida', peso: 400 },
          { ingrediente: 'azucar', peso: 400 },
          { ingrediente: 'lo mío', peso: 440, preparacion: { oficio: 'turron', type, ingredients, rendimiento: 100 } },
        ],
      }
      return turron.analyse(request).legal?.condiciones.find(({ id }) => id === 'pctAjenosMazapan')?.cumple
    }
    expect(isForeign('mazapan')).toBe(false)
    expect(isForeign('generico')).toBe(true)
  })
})

describe('the finished product', () => {
  it('is worked out as by hand', () => {
    expect(analyse(ALICANTE, 'alicante').params).toEqual({
      pctAlmendra: 65.14,
      pctMiel: 12.29,
      pctAzucar: 20.48,
      pctGlucosa: 3.07,
      ratioMielAzucar: 0.52,
      pctGrasa: 34.97,
      pctProteina: 14.66,
      pctHumedad: 2.96,
      pctCenizas: 1.99,
      pctAzucaresTotales: 34.31,
      pctFrutosSecos: 65.14,
      pctMateriasBasicas: 65.14,
      pctYema: 0,
      pctClara: 3.07,
      pctAlmidonAnadido: 0,
      kcal_100g: 541.87,
      coste_kg_eur: 5.81,
      rendimiento: 89.65,
      pesoFinal_g: 984.37,
      pctDulce: 34.31,
      pctNoAutorizados: 0,
    })
  })

  it('is all almond, all sugar or all honey when the formula is', () => {
    const { params } = analyse({ almendra_tostada: 100 })
    expect(params).toMatchObject({ pctAlmendra: 100, pesoFinal_g: 100 })
    expect(params).not.toHaveProperty('ratioMielAzucar')
    expect(analyse({ almendra_cruda: 100 }).params).toMatchObject({ pctAlmendra: 100, pesoFinal_g: 97.85 })
    expect(analyse({ azucar: 100 }).params).toMatchObject({ pctAzucar: 100, ratioMielAzucar: 0 })
    const honey = analyse({ miel: 100 }).params
    expect(honey).toMatchObject({ pctMiel: 100, pesoFinal_g: 87.26 })
    expect(honey).not.toHaveProperty('ratioMielAzucar')
  })

  it('never has water that nobody put in', () => {
    const dry = analyse({ almendra_tostada: 500, azucar: 500 }, 'mazapan').params
    expect(dry.rendimiento).toBe(100)
    expect(dry.pctHumedad).toBeCloseTo((500 * 0.0241 + 500 * 0.0023) / 10, 2)
  })

  it('loses the alcohol of what is cooked, and its energy', () => {
    const lines = { almendra_tostada: 640, miel: 110, azucar: 250 }
    const { params } = analyse({ ...lines, ron: 20 })
    expect(params.kcal_100g).toBeCloseTo(analyse(lines).params.kcal_100g, 1)
    expect(Math.abs(params.pesoFinal_g - analyse(lines).params.pesoFinal_g)).toBeLessThan(0.5)
  })

  it('leaves coverings out of every percentage: oblea always, and what covers a mazapán', () => {
    const { params, score } = analyse(ALICANTE, 'alicante')
    const bare = analyse({ ...ALICANTE, oblea: 0 }, 'alicante')
    for (const [key, value] of Object.entries(bare.params)) {
      if (key.startsWith('pct')) expect(params, key).toHaveProperty(key, value)
    }
    expect(score).toEqual(bare.score)
    const mazapan = { almendra_molida: 500, azucar_glas: 500, clara: 30 }
    expect(analyse({ ...mazapan, pinon: 100 }, 'mazapan').params.pctAlmendra).toBe(
      analyse(mazapan, 'mazapan').params.pctAlmendra,
    )
    expect(analyse({ ...mazapan, pinon: 100 }, 'guirlache').params.pctFrutosSecos).toBeGreaterThan(50)
  })

  it('explains where to stop cooking', () => {
    const { explicacion } = analyse({ almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }, 'jijona', true)
    expect(explicacion?.cocina).toMatchObject({ temperaturaCoccion_C: 146.3, brixObjetivo: 95 })
    expect(analyse({ almendra_molida: 500, azucar_glas: 500 }, 'mazapan', true).explicacion?.cocina).toBeUndefined()
  })
})

/** Almond and sugar of a type, honey where it needs it, so that the measure lands on a share of the finished product. */
function atShare(type: string, share: number): Lines {
  const needsHoney = type === 'jijona' || type === 'alicante'
  const build = (almond: number): Lines => ({
    // A mazapán is of raw almond (RD 1787/1982, 2.4).
    [type === 'mazapan' ? 'almendra_molida' : 'almendra_tostada']: almond,
    ...(needsHoney && { miel: 150 }),
    ...(type === 'yema_tostada' && { yema: 200 }),
    azucar: 1000 - almond,
  })
  let [low, high] = [0, 1000]
  const measured = (almond: number): number => {
    const { params } = analyse(build(almond), type)
    return type === 'guirlache'
      ? params.pctFrutosSecos
      : type === 'generico'
        ? params.pctMateriasBasicas
        : params.pctAlmendra
  }
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (measured(middle) < share) low = middle
    else high = middle
  }
  return build(high)
}

describe('categories at their edge', () => {
  it.each([
    ['jijona', 64, 3],
    ['jijona', 50, 2],
    ['alicante', 60, 3],
    ['yema_tostada', 40, 3],
    ['yema_tostada', 33, 2],
    ['mazapan', 45, 3],
    ['mazapan', 35, 2],
    ['guirlache', 45, 3],
    ['guirlache', 38, 2],
    ['peladilla', 40, 3],
    ['peladilla', 30, 2],
    ['generico', 45, 3],
    ['generico', 38, 2],
  ])('%s at %d per cent has %d almonds, and a hundredth less one fewer', (type, share, almendras) => {
    // What is shown is rounded and the law is not: a hundredth above, both agree.
    expect(scoreOf(atShare(type, share + 0.01), type).almendras).toBe(almendras)
    expect(scoreOf(atShare(type, share - 0.01), type).almendras).toBe(almendras - 1)
  })

  it('at 46 per cent an average almond brings less fat than Extra asks of a duro: fat decides (6.4.1)', () => {
    const { categoria, motivos } = scoreOf(atShare('alicante', 46.01), 'alicante')
    expect(categoria).toBe('Fuera de IGP')
    expect(motivos.join()).toMatch(/Grasa 24,\d+ % < 26 % exigido para Extra/)
    expect(scoreOf(atShare('alicante', 48), 'alicante').categoria).toBe('Extra')
  })

  it.each([
    ['jijona', 80],
    ['alicante', 80],
    ['yema_tostada', 75],
    ['mazapan', 75],
    ['guirlache', 80],
    ['peladilla', 75],
  ])('%s: above %d per cent there is too little to bind, and Suprema is lost', (type, most) => {
    expect(scoreOf(atShare(type, most), type).almendras).toBe(3)
    const { almendras, motivos } = scoreOf(atShare(type, most + 0.01), type)
    expect(almendras).toBe(2)
    expect(motivos.join()).toContain('criterio técnico')
  })
})

describe('what a category also asks for', () => {
  const JIJONA = { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }

  it('honey, in the two IGP, unless the turrón is sweetened with polyols alone', () => {
    const { categoria, calidadRTS } = scoreOf({ ...JIJONA, miel: 0 })
    expect({ categoria, calidadRTS }).toEqual({ categoria: 'Fuera de IGP', calidadRTS: 'Suprema' })
    expect(scoreOf({ almendra_tostada: 680, maltitol: 300, clara: 20 }).categoria).toBe('Suprema')
    expect(scoreOf({ almendra_tostada: 680, maltitol: 200, azucar: 100, clara: 20 }).categoria).toBe('Fuera de IGP')
  })

  it('only what the decree admits in blando and duro', () => {
    const score = scoreOf({ ...JIJONA, avellana_tostada: 50 })
    expect(score.categoria).toBe('Fuera de IGP')
    expect(score.motivos.join()).toMatch(
      /no autorizados .* > 1 % .*criterio de Obrador.*RD 1787\/1982, 6\.4\.1.*avellana/,
    )
    expect(score).not.toHaveProperty('calidadRTS')
  })

  it('but a pinch of cinnamon, which leaves the class and not the name', () => {
    expect(scoreOf({ ...JIJONA, canela: 5 }).categoria).toBe('Suprema')
    expect(scoreOf({ ...JIJONA, canela: 15 }).categoria).toBe('Fuera de IGP')
    // «Exclusivamente» (6.4.1 and 6.6.1): the law lets no ingredient more pass.
    const ingredients = Object.entries({ ...JIJONA, canela: 5 }).map(([ingrediente, peso]) => ({ ingrediente, peso }))
    expect(turron.analyse({ type: 'jijona', ingredients }).legal?.cumple).toBe(false)
  })

  it('no starch at all, in any quality', () => {
    expect(scoreOf({ ...JIJONA, harina: 100 }).categoria).toBe('Fuera de IGP')
    const mazapan = { almendra_molida: 500, azucar_glas: 450 }
    const starchy = scoreOf({ ...mazapan, patata_cocida: 100 }, 'mazapan')
    expect(starchy.categoria).toBe('Básico')
    expect(starchy).not.toHaveProperty('calidadRTS')
    expect(starchy.motivos.join()).toContain('6.4.4')
  })

  it('the fat of an almond that is whole', () => {
    const { almendra_tostada, ...rest } = JIJONA
    const { motivos, almendras } = scoreOf({ ...rest, harina_almendra_desgrasada: almendra_tostada })
    expect(almendras).toBe(1)
    expect(motivos.join()).toMatch(/Grasa .* < 27 %/)
  })

  it('yolk in yema tostada, almond alone in mazapán; a peladilla is of almond by its core', () => {
    expect(scoreOf({ almendra_molida: 500, azucar: 350, agua: 120 }, 'yema_tostada').categoria).toBe('Básico')
    const mixed = { almendra_tostada: 450, avellana_tostada: 50, azucar: 500 }
    expect(analyse(mixed, 'peladilla').legal.nombre).toBe('Peladilla')
    expect(analyse({ avellana_tostada: 450, azucar: 500 }, 'peladilla').legal.nombre).toBe(
      'Gragea o confite de avellana',
    )
    expect(scoreOf(mixed, 'guirlache').categoria).toBe('Suprema')
    expect(scoreOf({ almendra_molida: 500, azucar_glas: 450, mantequilla: 50 }, 'mazapan').categoria).toBe('Básico')
  })

  it('something sweet: nuts alone are no turrón', () => {
    expect(scoreOf({ almendra_tostada: 100 }).almendras).toBe(1)
  })
})

describe('reasons', () => {
  it('say the value, the threshold, the margin and the norm, in the order of the conditions', () => {
    const { motivos } = scoreOf(ALICANTE, 'alicante')
    expect(motivos[0]).toBe(
      'Almendra 65,14 % ≥ 60 % exigido para Suprema (IGP Turrón de Alicante (pliego no leído); RD 1787/1982, 7.4): margen de 5,14 puntos.',
    )
    expect(motivos.map((text) => text.split(' ')[0]).slice(0, 7)).toEqual([
      'Almendra',
      'Miel',
      'Grasa',
      'Proteína',
      'Humedad',
      'Según',
      'Composición',
    ])
    for (const text of motivos.slice(0, 5))
      expect(text).toMatch(/\d.*[≥≤<>].*\d.*(IGP|RD \d+\/\d+).*(margen|falta|sobra)/)
  })

  it('tell what the next category needs', () => {
    const { motivos } = scoreOf({ almendra_tostada: 530, miel: 140, azucar: 280, clara: 50 })
    expect(motivos).toContain(
      'Almendra 55,63 % < 64 % exigido para Suprema (IGP Jijona (pliego no leído); RD 1787/1982, 7.4: 64 % (el texto consolidado del BOE imprime 54; 34 % de grasa no sale de 54 % de almendra)): faltan 8,37 puntos.',
    )
  })

  it('say whether a mazapán has the composition of Toledo', () => {
    const half = { almendra_cruda: 560, azucar: 440, agua: 20 }
    expect(scoreOf(half, 'mazapan').motivos.join()).toContain(
      'Composición compatible con la IGP Mazapán de Toledo; el nombre, solo si además',
    )
    const less = scoreOf({ almendra_cruda: 450, azucar: 550, agua: 20 }, 'mazapan').motivos.join()
    expect(less).not.toContain('Toledo')
    // A protected name is never asserted: neither as the name nor among those it may bear.
    const { legal } = analyse(half, 'mazapan')
    expect([legal.nombre, ...legal.alternativas].join()).not.toContain('Toledo')
    expect(legal.menciones.find(({ denominacion }) => denominacion.includes('Toledo'))?.cumple).toBeNull()
  })
})

describe('warnings', () => {
  const warned = (lines: Lines, type?: string): string => analyse(lines, type).warnings.join('\n')

  it('of a threshold closer than half a point, with the grams that cross it', () => {
    expect(warned(atShare('jijona', 63.9))).toMatch(/Almendra a 0,1 puntos del umbral de Suprema: añade [\d,]+ g de/)
    expect(warned(atShare('jijona', 64.4))).toMatch(/Almendra a 0,4 puntos del umbral de Suprema: deja más margen/)
    expect(warned(atShare('jijona', 64.6))).not.toContain('umbral')
    const [, grams = ''] = /añade ([\d,]+) g/.exec(warned(atShare('jijona', 63.9))) ?? []
    const lines = atShare('jijona', 63.9)
    const more = (lines.almendra_tostada ?? 0) + Number(grams.replace(',', '.'))
    expect(analyse({ ...lines, almendra_tostada: more }).params.pctAlmendra).toBeCloseTo(64, 1)
  })

  it('of an advisory range left', () => {
    expect(warned({ almendra_tostada: 500, miel: 450, azucar: 200 })).toContain('Miel 4')
    expect(warned({ almendra_tostada: 670, miel: 150, azucar: 170 })).not.toContain('habitual')
    // What keeps it from the next category is told as that, and once.
    const dry = warned({ almendra_tostada: 640, miel: 60, azucar: 260, clara: 25 }, 'alicante')
    expect(dry).toMatch(/Miel 6,\d+ %: lo habitual .* Por eso no llega a Extra: faltan 3,\d+ puntos en miel\./)
    expect(dry).not.toContain('Relación miel/azúcar')
    expect(dry).not.toContain('No cambia la categoría')
  })

  it('of toasted almond in mazapán, and of skin in the IGP', () => {
    const mazapan = { azucar: 450, agua: 100 }
    expect(warned({ ...mazapan, almendra_tostada: 500 }, 'mazapan')).toContain('almendra cruda')
    expect(warned({ ...mazapan, almendra_cruda: 500 }, 'mazapan')).not.toContain('almendra cruda')
    expect(warned({ almendra_piel: 650, miel: 150, azucar: 200 })).toContain('repelada')
    expect(warned({ almendra_piel: 500, azucar: 500 }, 'guirlache')).not.toContain('repelada')
  })

  it('of too little water to bind', () => {
    expect(warned({ almendra_molida: 500, azucar_glas: 500 }, 'mazapan')).toContain('Falta agua para ligar')
    expect(warned({ almendra_molida: 500, azucar_glas: 500, agua: 100 }, 'mazapan')).not.toContain('Falta agua')
    expect(warned({ almendra_tostada: 500, azucar: 500 }, 'peladilla')).not.toContain('Falta agua')
  })
})

describe('names', () => {
  it.each([
    ['clara_huevo', 'clara'],
    ['Clara de huevo', 'clara'],
    ['coco', 'coco_rallado'],
    ['leche en polvo', 'leche_entera_polvo'],
    ['jarabe_glucosa', 'glucosa'],
    ['Almendras', 'almendra_cruda'],
    ['miel_romero', 'miel_romero'],
  ])('%s is %s', (name, id) => {
    const { explicacion } = analyse({ almendra_tostada: 100, [name]: 10 }, 'generico', true)
    expect(explicacion?.ingredientes[1]?.id).toBe(id)
  })
})

it('a turrón of chocolate has its sugar in the chocolate (6.1.1.3)', () => {
  const { legal } = analyse({ avellana_tostada: 500, cob_negra: 500 }, 'generico')
  expect(legal).toMatchObject({ cumple: true, nombre: 'Turrón de avellana y chocolate, calidad Suprema' })
  expect(analyse({ cob_negra: 700, arroz_inflado: 300 }, 'generico').legal.nombre).toBe(
    'Turrón de chocolate, calidad Standard',
  )
})

describe('refusals', () => {
  it.each([
    [{ agua: 100 }, 'jijona'],
    [{ almendra_tostada: 0, clara: 50 }, 'jijona'],
    // What covers a mazapán leaves nothing inside it.
    [{ granillo_crocante: 100 }, 'mazapan'],
  ])('%j is no formula of %s', (lines, type) => {
    try {
      analyse(lines as unknown as Lines, type)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(FormulaError)
      expect((error as FormulaError).code).toBe('missing-base')
    }
  })

  it('almond praliné is enough', () => {
    expect(analyse({ praline_almendra_50: 100 }, 'generico').status).toBe('ok')
  })
})
