import { describe, expect, it } from 'vitest'
import { readText } from '../src/index.ts'

/** Each ingredient as «name grams», or «name ?proposal» where it is asked. */
const read = (text: string): readonly string[] =>
  readText(text).flatMap((line) =>
    'skip' in line
      ? []
      : (line.parts ?? [line]).map(
          ({ name, grams, suggest, percent }) =>
            `${name} ${grams ?? `?${percent === undefined ? (suggest?.grams ?? '') : `${percent} %`}`}`,
        ),
  )

/** Found by lists that were written before the reader was looked at: each stands for a rule. */
describe('an ingredient is not lost', () => {
  it.each([
    ['to a remark that counts it', 'Pasta choux\nharina 140\nhuevos 250 (5 uds aprox)', ['harina 140', 'huevos 250']],
    ['to a reading that is called alike', 'Macaron\nTPT 500\nclaras 90', ['TPT 500', 'claras 90']],
    [
      'to a sentence that counts it',
      '1. Calentar 500 g de leche con una vaina de vainilla.',
      ['leche 500', 'vainilla ?3'],
    ],
  ])('%s', (_, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it('nor misread: a range with a bar, an ell for a one, a base that heads what it makes, a box', () => {
    expect(read('harina 500 g\nlevadura 10/12 g\nleche 3/4 l')).toEqual(['harina 500', 'levadura ?11', 'leche ?772.5'])
    expect(read('harina 500 g\nAgua 3l5 g')).toEqual(['harina 500', 'Agua ?315'])
    expect(read('base blanca 10 kg\nleche 6 kg\nnata 3 kg\nazúcar 1 kg')).toEqual([
      'leche 6000',
      'nata 3000',
      'azúcar 1000',
    ])
    expect(read('harina 500 g\n1 caja de huevos (30 uds)\nazúcar 100 g')).toHaveLength(3)
  })

  it('a product that says for how many is still a title', () => {
    expect(read('Brownie 20 (2 moldes)\nchocolate 200\nazúcar 250')).toEqual(['chocolate 200', 'azúcar 250'])
  })
})

describe('a figure', () => {
  it.each([
    ['before fruits in the plural counts them', '4 limones (zumo)\n200 g azúcar\n120 g mantequilla', '?180'],
    ['of several counts them behind its part, too', 'zumo de 3 limones\nazúcar 200\nmantequilla 120', '?135'],
    ['behind the part of one fruit weighs', 'zumo de limón 20\nazúcar 200\nmantequilla 120', '20'],
    ['before exactly three digits is perhaps their thousands', 'azúcar 1 100\npulpa 1000\nglucosa 200', '?1100'],
  ])('%s', (_, text, grams) => {
    expect(read(text)[0]?.split(' ').at(-1)).toBe(grams)
  })

  it('of the name stays with it beside a percentage in front', () => {
    const text = '62 % leche\n18 % nata 35\n15 % azúcar\n5 % leche en polvo'
    expect(read(text)).toEqual(['leche ?620', 'nata 35 ?180', 'azúcar ?150', 'leche en polvo ?50'])
  })
})

describe('a title', () => {
  it.each([
    ['Pan de centeno 100%\nharina de centeno 1kg\nagua 850g', ['harina de centeno 1000', 'agua 850']],
    ['Panettone\n1er amasijo\nharina 1000\nagua 500', ['harina 1000', 'agua 500']],
    [
      'TURRÓN ALICANTE - 10 kg\nAlmendra marcona 6,2\nMiel 1,6\nAzúcar 1,6\nGlucosa 0,5',
      ['Almendra marcona 6200', 'Miel 1600', 'Azúcar 1600', 'Glucosa 500'],
    ],
    [
      'Choco leche 42\nManteca de cacao 250\nPasta de cacao 170\nLEP 230\nAzúcar 345',
      ['Manteca de cacao 250', 'Pasta de cacao 170', 'LEP 230', 'Azúcar 345'],
    ],
    ['ganache 70% cobertura 150 nata 120 invertido 10', ['cobertura 150', 'nata 120', 'invertido 10']],
    [
      'crema inglesa medio litro de leche ciento veinte de azúcar y seis yemas',
      ['leche ?515', 'azúcar 120', 'yemas ?120'],
    ],
  ])('%s', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })
})

describe('what one line holds', () => {
  it.each([
    ['a sack behind a name, and its weight, are asked', 'AZUCAR GLAS 10KG 123 g', ['AZUCAR GLAS ?']],
    ['grams beyond a kilo are no rest of kilos', 'harina 1 kg 1500 g', ['harina ?']],
    [
      'kilos and their rest are one weight',
      'harina 1 kg 200 g\n10 kg 500 g de azúcar',
      ['harina 1200', 'azúcar 10500'],
    ],
    ['several ingredients and one weight', 'fresa, plátano y naranja 100 g', ['fresa, plátano y naranja ?100']],
    ['a name that is turned round', 'harina, fuerza 500 g', ['harina, fuerza 500']],
    ['what it is made of, in brackets', 'TPT 500 (250 almendra + 250 glas)', ['almendra 250', 'glas 250']],
    ['brackets that do not add up explain nothing', 'harina 500 (100 azúcar + 100 agua)', ['harina 500']],
    ['zest of two fruits', 'ralladura de 1 limón y 1 naranja', ['ralladura de limón ?5', 'ralladura de naranja ?8']],
    ['a purpose of both', 'canela y azúcar glas para espolvorear', ['canela ?', 'azúcar glas ?']],
    [
      'what decorates, all of it',
      'fruta escarchada, almendra laminada y azúcar humedecido para decorar',
      ['fruta escarchada ?', 'almendra laminada ?', 'azúcar humedecido ?'],
    ],
    ['two that a bar parts, both asked', 'harina 80 / clara 220', ['harina ?80', 'clara ?220']],
    [
      'what stands behind a semicolon',
      '1 kg almendra, 800 g azúcar, 100 g glucosa; obleas c/n',
      ['almendra 1000', 'azúcar 800', 'glucosa 100', 'obleas ?'],
    ],
    ['a point in the middle that cuts a word short', 'HUEVO LIQ. PAST. 150 g', ['HUEVO LIQ. PAST. 150']],
    ['a word nobody knows is no measure of what follows', '20 g mantca de cacao', ['mantca de cacao 20']],
    ['a number at the head of a known name', 'doce de leite 100 g', ['doce de leite 100']],
    ['a word cut short at the end', 'H. espelta int. 500 g', ['H. espelta int. 500']],
    ['a grade in front', 'DE 38 glucosa 100 g', ['DE 38 glucosa 100']],
  ])('%s', (_, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it.each([
    ['fruit that was preserved is weighed', 'cerezas confitadas 50', 'cerezas confitadas 50'],
    ['small fruit counts as small', '10 fresas', 'fresas ?120'],
    ['fresh and dried weigh differently', '5 ciruelas', 'ciruelas ?330'],
  ])('%s', (_, line, says) => {
    expect(read(`${line}\nazúcar 200\nnata 300`)[0]).toBe(says)
  })
})

it('a kilo that nobody counts is one', () => {
  expect(read('kilo de harina\nmedio litro de agua')[0]).toBe('harina 1000')
})

it('a word cut short by a point is known by its beginning', () => {
  expect(read('pulpa 1000\nazúcar 200\nÁc. tartárico 15')).toEqual(['pulpa 1000', 'azúcar 200', 'Ác. tartárico 15'])
})

/** What stands around an ingredient is left out, and the ingredient is not. */
describe('what people say around an ingredient', () => {
  it.each([
    ['to whoever reads it', 'Vale, pues apunta: un kilo de harina, 650 g de agua', ['harina 1000', 'agua 650']],
    ['before a list', 'Hola! te paso la crema: yemas 200 g, azúcar 250 g', ['yemas 200', 'azúcar 250']],
    ['of what comes of it', 'Harina 500 g, salen 3 barras\nagua 300 g', ['Harina 500', 'agua 300']],
    ['of how warm it is', 'harina 1000\nagua 500 a 30 ºC', ['harina 1000', 'agua 500']],
    ['of what it is for', 'harina 1000\nPara decorar: 100 g almendra', ['harina 1000', 'almendra 100']],
    ['that it need not be there', 'harina 1000\nsi hay, 50 g de nueces', ['harina 1000', 'nueces ?50']],
    ['before sentences', 'ok, va: harina 5kg. agua 3,2kg. sal 100', ['harina 5000', 'agua 3200', 'sal 100']],
    ['of what is added to it', 'nata 500 g (montar con 60 g azúcar)', ['nata 500', 'azúcar ?60']],
    ['of what is done with the next', 'Leche: 1 l, calentar con 200 g de azúcar', ['Leche ?1030', 'azúcar 200']],
  ])('%s', (_, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it.each(['vale mañana a las 6', 'ok 3 kilos'])('%s is no ingredient', (talk) => {
    expect(read(`${talk}\nazúcar 200\nmiel 300`)).toEqual(['azúcar 200', 'miel 300'])
  })
})

describe('what goes into a dough and has lines of its own', () => {
  const dough = (line: string) => `Prefermento\nharina 100\nagua 100\nMasa\n${line}\nharina 900\nagua 550`
  const weighed = ['harina 100', 'agua 100', 'harina 900', 'agua 550']

  it('whatever work heads the rest', () => {
    const text = 'Pan\nBiga:\nharina 100\nagua 60\nImpasto:\nbiga 160\nharina 500'
    expect(read(text)).toEqual(['harina 100', 'agua 60', 'harina 500'])
  })
  it.each(['prefermento 200', 'prefermento 201 g', 'todo el prefermento', 'el prefermento'])(
    '%s is weighed once',
    (line) => {
      expect(read(dough(line))).toEqual(weighed)
    },
  )
  it('is asked where less of it goes in', () => {
    expect(read(dough('prefermento 150'))).toEqual(weighed.toSpliced(2, 0, 'prefermento ?150'))
  })
  it('an ingredient that is called like a recipe of its own weighs where it goes in', () => {
    expect(read('Crema\nleche 100\nyema 20\nTarta\ncrema 120\nhojaldre 300')).toContain('crema 120')
  })
})

describe('eggs', () => {
  it.each([
    ['weighed in their shell are asked', '5 huevos (300 g con cáscara)', '?261'],
    ['may be what «h.» says', '8 h.', '?'],
  ])('%s', (_, line, says) => {
    expect(read(`azúcar 200\n${line}\nnata 300`)[1]?.split(' ').at(-1)).toBe(says)
  })
})

it.each([
  ['a figure that runs together with its name', 'nata35 60 g\nharina00 500 g', ['nata 35 60', 'harina 00 500']],
  [
    'a dash behind a figure of the name, where the list parts its weights by dashes',
    'Leche - 600 g\nAzúcar - 150 g\nNeutro 5 - 7 g',
    ['Leche 600', 'Azúcar 150', 'Neutro 5 7'],
  ],
])('%s', (_, text, lines) => {
  expect(read(text)).toEqual(lines)
})

it.each([
  ['kilos', 'harina 1,5\nagua 3/4\nsal 0,02', ['harina 1500', 'agua ?750', 'sal 20']],
  ['grams', 'harina 500\nsal 10\nlevadura 1/4', ['harina 500', 'sal 10', 'levadura ?250']],
])('a fraction without a unit is asked among %s', (_, text, lines) => {
  expect(read(text)).toEqual(lines)
})
