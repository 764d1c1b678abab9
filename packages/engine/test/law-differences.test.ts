import { describe, expect, test } from 'vitest'
import { labelOf } from '../src/entries/label.ts'
import { cacao, helado, panaderia, pasteleria, turron } from '../src/whole.ts'

/** Where the tables once differed from the statutes: each difference by its article, with the answer the statute gives. */

type Lines = Readonly<Record<string, number>>
const named = (lines: Lines) => Object.entries(lines).map(([name, grams]) => ({ name, grams }))
const weighed = (lines: Lines) => Object.entries(lines).map(([ingrediente, peso]) => ({ ingrediente, peso }))

const ice = (type: string, lines: Lines) => helado.analyse({ type, ingredients: named(lines) }, { advice: false })
const bread = (type: string, lines: Lines, extra: object = {}) =>
  panaderia.analyse({ type, ingredients: named(lines), ...extra }, { advice: false })
const pastry = (type: string, lines: Lines) =>
  pasteleria.analyse({ type, ingredients: named(lines) }, { advice: false })
const nougat = (type: string, lines: Lines) => turron.analyse({ type, ingredients: weighed(lines) }, { advice: false })
const cocoa = (type: string, lines: Lines) => cacao.analyse({ type, ingredients: weighed(lines) }, { advice: false })
const conditionOf = (legal: { condiciones: readonly { id: string }[] } | undefined, id: string) =>
  legal?.condiciones.find((condition) => condition.id === id)

const CREAM = { 'Leche entera': 550, 'Nata 35%': 250, 'Leche en polvo desnatada': 30, Sacarosa: 170 }
const CUSTARD = { 'Leche entera': 400, 'Nata 35%': 320, Yema: 90, Azúcar: 190 }
const LOAF = { Harina: 1000, Agua: 620, Sal: 15, 'Levadura fresca': 20 }
const JIJONA = { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }

describe('helado: RD 618/1998', () => {
  test('1 · 3.1.i: a granizado is its own name, from 10 % of dry extract, if it is served semi-solid', () => {
    const { legal } = ice('granizado', { Agua: 890, Azúcar: 110 })
    expect(legal).toMatchObject({ cumple: null, denominacion: 'Granizado', siAdemas: ['se sirve semisólido'] })
    expect(ice('granizado', { Agua: 905, Azúcar: 95 }).legal?.cumple).toBe(false)
  })

  test('2 · 3.1.a–j: every article is cited letter by letter', () => {
    const { legal } = ice('helado_leche', CREAM)
    expect(legal?.condiciones.map(({ norma }) => norma)).toEqual(Array(3).fill('RD 618/1998, art. 3.1.b'))
  })

  test('3 · 3.1.a: fat or protein that is not of milk, put in as such, bars the dairy names', () => {
    for (const foreign of ['Aceite de coco', 'Proteína de guisante aislada 80 %']) {
      expect(ice('helado_crema', { ...CREAM, [foreign]: 10 }).legal?.cumple, foreign).toBe(false)
    }
    expect(ice('helado_leche', { ...CREAM, 'Aceite de coco': 10 }).legal?.cumple).toBe(false)
    // That of yolk, nuts and cocoa does not (3.1.g and h build on a to d).
    for (const own of ['Yema', 'Pasta de avellana', 'Cacao en polvo']) {
      expect(ice('helado_crema', { ...CREAM, [own]: 20 }).legal?.cumple, own).toBe(true)
    }
  })

  test('4 · 3.1.d: a custard short of milk protein is «helado», not «helado de agua»', () => {
    const { legal } = ice('helado_crema', CUSTARD)
    expect(legal).toMatchObject({ cumple: false, denominacion: 'Helado crema', nombre: 'Helado mantecado' })
    expect(conditionOf(legal, 'proteinaLactea')).toMatchObject({ cumple: false, umbral: 2.5 })
    expect(labelOf(helado, { type: 'helado_crema', ingredients: named(CUSTARD) }).denominacion).toBe('Helado mantecado')
  })

  test('5 · 3.1.g, h and RD 823/1990 10.1.2: con, sabor, mantecado, de chocolate', () => {
    const nameOf = (lines: Lines) => ice('helado_crema', { ...CREAM, ...lines }).legal?.nombre
    expect(nameOf({ 'Pasta de avellana': 80 })).toBe('Helado crema con avellana')
    expect(nameOf({ 'Pasta de avellana': 60 })).toBe('Helado crema sabor avellana')
    expect(nameOf({ Yema: 45 })).toBe('Helado crema mantecado')
    expect(nameOf({ Yema: 40 })).toBe('Helado crema')
    expect(nameOf({ 'Cacao en polvo': 60, 'Nata 35%': 300 })).toBe('Helado crema de chocolate')
    expect(nameOf({ 'Cacao en polvo': 10 })).toBe('Helado crema al cacao')
  })

  test('6 · 2.2 and 3.2: what is not frozen is described, and a mix has its name once frozen', () => {
    expect(ice('veteado', { Fresa: 500, Azúcar: 500 }).legal).toMatchObject({
      nombre: 'Salsa de fresa',
      condiciones: [],
    })
    expect(ice('crema_untable', { 'Pasta de avellana': 500, Azúcar: 500 }).legal?.nombre).toBe('Crema de avellana')
    expect(ice('base', CREAM).legal).toMatchObject({ cumple: null, denominacion: 'Helado crema' })
  })
})

describe('panadería: RD 308/2019', () => {
  const SALTY = { ...LOAF, Sal: 24 }

  test('7 and 8 · 5 and 11.2.c: salt alone makes no pan especial: it leaves the loaf without a name', () => {
    const { legal } = bread('pan_comun', SALTY)
    expect(legal).toMatchObject({ cumple: false, categoria: 'pan común', alternativas: [] })
    expect(legal?.nombre).toBeUndefined()
    expect(legal?.objecion).toMatch(/baja la sal a [\d,]+ g por kg de harina/)
    const { denominacion } = labelOf(panaderia, { type: 'pan_comun', ingredients: named(SALTY) })
    expect(denominacion).toBeUndefined()
  })

  test('8 · the grams it says do let it be called so', () => {
    const [, perKilo = ''] = /a ([\d,]+) g por kg/.exec(bread('pan_comun', SALTY).legal?.objecion ?? '') ?? []
    const sal = Number(perKilo.replace(',', '.'))
    const at = (Sal: number) => bread('pan_comun', { ...LOAF, Sal }, { merma: 0.18 }).legal?.cumple
    expect([at(sal - 0.1), at(sal + 0.1)]).toEqual([true, false])
  })

  test('9 · 13: pan común and pan especial are categories; the name is one of arts. 4 or 6', () => {
    expect(bread('baguette', LOAF).legal).toMatchObject({
      nombre: 'Pan de miga blanda (baguette)',
      categoria: 'pan común',
    })
    const sweet = bread('pan_comun', { ...LOAF, Azúcar: 20 }).legal
    expect(sweet).toMatchObject({ categoria: 'pan especial', nombre: 'Pan con azúcar 1,5 %', cumple: true })
  })

  test('10 · 4.3, 4.4, 6.1, 6.2, 6.7: integral, integral X %, cereal, multicereal, molde', () => {
    const dough = { Agua: 650, Sal: 14, 'Levadura fresca': 20 }
    const nameOf = (flours: Lines) => bread('pan_comun', { ...flours, ...dough }).legal?.nombre
    expect(nameOf({ 'Harina de trigo integral': 1000 })).toBe('Pan integral de trigo')
    expect(nameOf({ 'Harina de trigo integral': 600, Harina: 400 })).toBe(
      'Pan elaborado con harina integral 60 % de trigo',
    )
    expect(nameOf({ 'Harina de centeno': 1000 })).toBe('Pan de centeno')
    expect(nameOf({ 'Harina de centeno': 300, Harina: 700 })).toBe('Pan de centeno 30 %')
    expect(nameOf({ 'Harina de trigo sarraceno': 300, Harina: 700 })).toBe('Pan de sarraceno 30 %')
    const three = { Harina: 700, 'Harina de centeno': 150, 'Harina de avena': 150 }
    expect(bread('pan_comun', { ...three, ...dough }).legal?.alternativas).toContain('Pan multicereal')
    const few = { Harina: 800, 'Harina de centeno': 150, 'Harina de avena': 50 }
    expect(bread('pan_comun', { ...few, ...dough }).legal?.alternativas).not.toContain('Pan multicereal')
    expect(bread('pan_molde', { ...LOAF, Mantequilla: 50, Azúcar: 40 }).legal?.nombre).toBe('Pan de molde')
    expect(bread('pan_comun', LOAF).legal?.obligatorio.join()).toMatch(/15\.1.*15\.2/)
  })

  test('11 · 14.5: masa madre is «si además», never asserted, and an additive forbids it', () => {
    const levain = { Harina: 1000, Agua: 650, Sal: 14, 'Masa madre': 200 }
    const mention = (lines: Lines) =>
      bread('pan_rustico_mm', lines).legal?.menciones.find(({ denominacion }) => /masa madre/.test(denominacion))
    expect(mention(levain)?.cumple).toBeNull()
    expect(mention(levain)?.siAdemas.join()).toMatch(/pH inferior a 4,2.*4,8/)
    expect(mention({ ...levain, 'Levadura fresca': 5 })?.cumple).toBe(false)
    expect(mention({ ...levain, 'Ácido ascórbico': 0.1 })?.cumple).toBe(false)
    expect(mention({ Harina: 1000, Agua: 650, Poolish: 200 })).toBeUndefined()
  })

  test('12 · 11.3 and RD 677/2016: an improver is asked about, malted flour is treated, starch is of gluten-free bread', () => {
    const improved = bread('pan_comun', { ...LOAF, Mejorante: 5 }).legal
    expect(improved?.cumple).toBeNull()
    expect(improved?.siAdemas.join()).toContain('Mejorante')
    expect(bread('pan_comun', { ...LOAF, harina_malteada: 5 }).legal?.categoria).toBe('pan especial')
    expect(bread('pan_comun', { ...LOAF, 'Almidón de maíz': 100 }).legal?.categoria).toBe('pan especial')
    const free = {
      'Harina de arroz': 700,
      'Almidón de maíz': 300,
      Psyllium: 20,
      Agua: 800,
      Sal: 14,
      'Levadura fresca': 20,
    }
    expect(bread('pan_comun', free).legal?.categoria).toBe('pan común sin gluten')
  })

  test('13 · RD 496/2010, 1.2: brioche is bollería, by its customary name', () => {
    const { legal } = bread('brioche', { Harina: 1000, Huevo: 500, Mantequilla: 400, 'Levadura fresca': 30 })
    expect(legal).toMatchObject({ cumple: true, nombre: 'Brioche' })
    expect(legal?.categoria).toContain('bollería ordinaria')
  })

  test('11.2.c: where the usual loss does not settle the salt, the answer says which loss would', () => {
    const { legal } = bread('pan_comun', { ...LOAF, Sal: 17.5 })
    expect(legal?.cumple).toBeNull()
    expect(legal?.siAdemas.join()).toMatch(/la merma no pasa del [\d,]+ % \(he contado un 18 %\)/)
    expect(bread('pan_comun', { ...LOAF, Sal: 17.5 }, { merma: 0.1 }).legal?.cumple).toBe(true)
  })
})

describe('pastelería: RD 496/2010', () => {
  test('14 · 1.3 and Código Alimentario 3.20.52: a customary name, never asserted; chocolate has its figure', () => {
    const sponge = pastry('genoise', { Harina: 125, Azúcar: 125, 'Huevo entero': 200 }).legal
    expect(sponge).toMatchObject({ cumple: null, denominacion: 'Genovesa' })
    expect(sponge.categoria).toContain('masa batida (RD 496/2010, 1.3.4)')
    const pale = pastry('mousse_chocolate', { Chocolate: 10, 'Nata 35%': 500, Azúcar: 100, 'Clara pasteurizada': 100 })
    expect(pale.legal).toMatchObject({ cumple: false, nombre: 'Mousse al cacao' })
    const santiago = pastry('tarta_santiago', { 'Almendra molida': 250, Azúcar: 250, 'Huevo entero': 200 }).legal
    expect(santiago.nombre).toBe('Tarta de almendra')
    expect(santiago.menciones[0]).toMatchObject({ denominacion: 'IGP Tarta de Santiago', cumple: null })
  })
})

describe('turrón: RD 1787/1982', () => {
  test('15 · 6.4.1: fat and protein against the full minimum; near it, an analysis', () => {
    const { legal } = nougat('jijona', JIJONA)
    expect(conditionOf(legal, 'pctGrasa')).toMatchObject({ umbral: 34 })
    const lean = nougat('jijona', { ...JIJONA, almendra_tostada: 0, harina_almendra_desgrasada: 670 }).legal
    expect(lean.denominacion).not.toMatch(/Suprema|Extra/)
  })

  test('16 · 6.4.1 and 6.6.1: «exclusivamente»: with peanut it is no turrón blando, nor Jijona', () => {
    const { legal } = nougat('jijona', { ...JIJONA, cacahuete_tostado: 150 })
    expect(legal).toMatchObject({ cumple: false, nombre: 'Turrón de almendra y cacahuete, calidad Suprema' })
    expect(conditionOf(legal, 'pctNoAutorizados')).toMatchObject({ umbral: 0, cumple: false })
    expect(legal.objecion).toContain('quita 150 g de cacahuete tostado')
    const label = labelOf(turron, { type: 'jijona', ingredients: weighed({ ...JIJONA, cacahuete_tostado: 150 }) })
    expect(label.denominacion).toBe('Turrón de almendra y cacahuete, calidad Suprema')
    expect(JSON.stringify(label)).not.toContain('Jijona (IGP)')
  })

  test('17, 18 and 19 · 6.4.1, 6.4.2, 2.4: no starch in any quality; with it, «con fécula»', () => {
    expect(nougat('jijona', { ...JIJONA, azucar: 400, harina: 5 }).legal.cumple).toBe(false)
    expect(nougat('guirlache', { almendra_tostada: 300, azucar: 700, harina: 5 }).legal.nombre).toContain('con fécula')
    const mazapan = { almendra_cruda: 500, azucar: 450 }
    expect(nougat('mazapan', { ...mazapan, harina: 20 }).legal.nombre).toBe('Mazapán con fécula, calidad Standard')
    expect(nougat('mazapan', { ...mazapan, avellana_cruda: 20 }).legal.cumple).toBe(false)
    expect(nougat('mazapan', { ...mazapan, mantequilla: 20 }).legal.cumple).toBe(false)
  })

  test('20 · 2.1: no minimum of sugars is asked in the name of the law', () => {
    const { legal, score } = nougat('jijona', JIJONA)
    expect(conditionOf(legal, 'pctDulce')).toBeUndefined()
    expect(score.categoria).toBe('Suprema')
  })

  test('21 · 6.4.1: moisture and ash are conditions of the quality, which only an analysis shows', () => {
    const { legal } = nougat('jijona', JIJONA)
    expect(legal.cumple).toBeNull()
    expect(legal.siAdemas.join()).toMatch(/humedad: como mucho 4,5 %.*cenizas: como mucho 2,5 %/)
  })

  test('22 and 24 · 7.3.3, 7.3.6, 7.4: coco, guirlache, turrón de <materia>, and the commercial category', () => {
    expect(nougat('generico', { coco_rallado: 500, azucar: 400, clara: 50 }).legal.nombre).toContain('Turrón de coco')
    expect(nougat('guirlache', { almendra_tostada: 500, azucar: 500 }).legal).toMatchObject({
      nombre: 'Turrón guirlache, calidad Suprema',
      categoria: 'calidad Suprema',
    })
    expect(nougat('generico', { pistacho_tostado: 400, azucar: 600 }).legal.nombre).toBe(
      'Turrón de pistacho, calidad Extra',
    )
    expect(nougat('jijona', JIJONA).legal.obligatorio.join()).toContain('7.3')
  })

  test('22 · 6.4.6, 2.3 and 6.4.4: marquesas, turrón con fécula and Soto are told', () => {
    const egg = { almendra_cruda: 400, azucar: 250, huevo_polvo: 90, almidon_trigo: 30 }
    expect(nougat('mazapan', egg).legal.alternativas).toContain('Marquesas')
    expect(
      nougat('mazapan', { almendra_cruda: 500, azucar: 450 }).legal.menciones.map((one) => one.denominacion),
    ).toContain('Mazapán de Soto')
    expect(nougat('jijona', { almendra_tostada: 560, azucar: 350, miel: 100, almidon_trigo: 30 }).legal.nombre).toBe(
      'Turrón con fécula blando, calidad Standard',
    )
  })

  test('23 · an IGP is «compatible, solo si además»; Agramunt takes hazelnut', () => {
    const { legal, score } = nougat('jijona', JIJONA)
    expect(legal.nombre).toBe('Turrón blando, calidad Suprema')
    expect(legal.menciones.find(({ denominacion }) => denominacion.includes('Jijona'))?.cumple).toBeNull()
    expect(score.motivos.join()).toContain('Composición compatible con la IGP Jijona')
    const agramunt = nougat('alicante', { avellana_tostada: 640, miel: 200, azucar: 140, clara: 40 }).legal
    expect(agramunt.menciones.map((one) => one.denominacion).join()).toContain('Agramunt')
  })

  test('25 · RD 348/2011 1.3.1.1: the core of a peladilla is almond, yes or no', () => {
    expect(nougat('peladilla', { almendra_tostada: 400, avellana_tostada: 20, azucar: 580 }).legal.nombre).toBe(
      'Peladilla',
    )
    expect(nougat('peladilla', { avellana_tostada: 400, azucar: 600 }).legal.nombre).toBe(
      'Gragea o confite de avellana',
    )
  })

  test('7.4: below the humblest quality it is described, and the grams of almond say what is missing', () => {
    const { legal } = nougat('mazapan', { almendra_cruda: 100, azucar: 800 })
    expect(legal).toMatchObject({ cumple: false, nombre: 'Masa de azúcar y almendra' })
    const [, grams = ''] = /añade ([\d,]+) g de almendra/.exec(legal.objecion ?? '') ?? []
    const more = 100 + Number(grams.replace(',', '.'))
    expect(nougat('mazapan', { almendra_cruda: more, azucar: 800 }).legal.denominacion).toContain('Standard')
    expect(nougat('mazapan', { almendra_cruda: more - 1, azucar: 800 }).legal.cumple).toBe(false)
  })
})

describe('cacao: RD 1055/2003 and RD 823/1990', () => {
  const DARK = { pasta_cacao: 60, manteca_cacao: 5, azucar: 35 }

  test('26 · what splits dark, milk and white is a criterion of ours, and says so', () => {
    const own = cacao.definition.judges?.law
      ?.flatMap(({ conditions }) => conditions)
      .filter(({ source }) => source === 'obrador')
    expect(own?.length).toBeGreaterThan(0)
    for (const { article } of own ?? []) expect(article).toMatch(/criterio de Obrador|nombre descriptivo/)
  })

  test('27 · 1.9: compared exactly, shown with the decimals that tell', () => {
    const { legal } = cocoa('blanco', { manteca_cacao: 19.998, leche_entera_polvo: 25, azucar: 55.002 })
    expect(legal.cumple).toBe(false)
    expect(conditionOf(legal, 'mantecaLegal')).toMatchObject({ valor: 19.998, cumple: false })
  })

  test('28 · 1.6.a: sweeteners may take the place of sugars, with the mention', () => {
    const lines = { pasta_cacao: 60, manteca_cacao: 5, maltitol: 35 }
    expect(cocoa('negro', lines).legal.cumple).toBe(true)
    expect(cocoa('negro', { pasta_cacao: 96, stevia_reb: 0.5, manteca_cacao: 4 }).legal.cumple).toBe(true)
    expect(labelOf(cacao, { type: 'negro', ingredients: weighed(lines) }).menciones).toContain('Con edulcorante(s)')
  })

  test('29 · 2.2 and 3.1.1.º: a vegetable fat and an animal fat are forbidden by different articles', () => {
    const plant = cocoa('negro', { ...DARK, grasa_vegetal_cbs: 3 }).legal
    expect(conditionOf(plant, 'vegetalNoAutorizada')).toMatchObject({ cumple: false, norma: 'RD 1055/2003 ap. 2.2' })
    const lard = cocoa('negro', { ...DARK, manteca_cerdo: 3 }).legal
    expect(conditionOf(lard, 'grasaAnimal')).toMatchObject({ cumple: false, norma: 'RD 1055/2003 ap. 3.1.1.º' })
    expect([lard.nombre, ...lard.alternativas].join()).not.toMatch(/ucedáneo|especial/)
  })

  test('30 · RD 823/1990 2.5 and 2.7: a substitute meets all of chocolate but the butter; else a special couverture', () => {
    expect(cocoa('negro', { cacao_polvo: 20, grasa_vegetal_cbs: 30, azucar: 50 }).legal.nombre).toBe(
      'Sucedáneo de chocolate',
    )
    const lean = cocoa('leche', { cacao_polvo: 6, leche_desn_polvo: 14, grasa_vegetal_cbs: 32, azucar: 48 }).legal
    expect(lean.nombre).toBe('Cobertura especial con grasa vegetal y leche')
  })

  test('31 · 1.7.b.3.º: the name of milk gianduja', () => {
    expect(cocoa('gianduja', { cob_leche: 65, pasta_avellana: 30, pasta_cacao: 5 }).legal.denominacion).toBe(
      'Chocolate con leche con avellanas gianduja',
    )
  })

  test('32 · 1.11, 1.12, 6.b, 6.d, 6.e: taza, and what its label says', () => {
    const { legal } = cocoa('negro', { pasta_cacao: 45, manteca_cacao: 3, azucar: 46, almidon_maiz: 6 })
    expect(legal.nombre).toBe('Chocolate a la taza')
    expect(legal.obligatorio.join('; ')).toMatch(/Cacao: \d+ % mínimo; Para su consumo cocido/)
    const fat = cocoa('negro', { ...DARK, grasa_cbe: 3 }).legal
    expect(fat.obligatorio).toContain('Contiene grasas vegetales además de manteca de cacao')
    expect(cocoa('bombon', { cob_negra: 50, nata: 50 }).legal.alternativas).toContain('Chocolate relleno')
  })

  test('33 · 2.6.1: «artículo de confitería de cacao y chocolate», when nothing else fits', () => {
    const name = 'Artículo de confitería de cacao y chocolate'
    expect(cocoa('negro', { cob_negra_60: 54, almendra_tostada: 23, nuez: 23 }).legal.nombre).toBe(name)
    // It would hide what weighs a quarter of it: then it comes after the description.
    expect(cocoa('negro', { cob_negra_60: 20, almendra_tostada: 80 }).legal.alternativas).toContain(name)
  })
})
