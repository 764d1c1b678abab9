import { describe, expect, it } from 'vitest'
import { PACK_EXAMPLES, packSizeIn } from '../src/prices/pack.ts'
import { type PriceRow, readPrices } from '../src/prices/prices.ts'

/** Name, what is paid for and €/kg, or the question. */
const told = (rows: readonly PriceRow[]) =>
  rows.map(({ reference, name, unit, perKg, question }) => [
    ...(reference === undefined ? [] : [reference]),
    name,
    unit ?? '',
    perKg === undefined ? `¿${question}?` : Math.round(perKg * 100) / 100,
  ])

describe('price lists of suppliers', () => {
  it('a dairy: reference, format and price of the unit or the box', () => {
    const rows = readPrices(
      [
        'REF\tDESCRIPCIÓN\tFORMATO\tU.M.\tPRECIO NETO',
        '010234\tLeche entera UHT\tBrik 6x1L\tCAJA\t5,94',
        '010240\tNata 35% MG\tBrik 1 L\tUD\t3,85 €',
        '010311\tMantequilla 82%\tBloque 1 kg\tKG\t7,95',
        '010402\tQueso crema\tCubo 2 kg\tUD\t11,90',
        '010455\tYogur griego\tCubo 5 Kg\tCUBO\t14,50',
      ].join('\n'),
    )
    expect(told(rows)).toEqual([
      ['010234', 'Leche entera UHT', 'pack', 0.96],
      ['010240', 'Nata 35% MG', 'piece', 3.85],
      ['010311', 'Mantequilla 82%', 'kilo', 7.95],
      ['010402', 'Queso crema', 'piece', 5.95],
      ['010455', 'Yogur griego', 'pack', 2.9],
    ])
    expect(rows[0]?.density).toEqual({ value: 1.03, of: 'leche', grade: 'A' })
    expect(rows[0]?.how).toBe('5,94 € el envase · 6 piezas, 6,18 kg · 1,03 kg/l (leche)')
  })

  it('a wholesaler: list price, discount and net; boxes of so many of so much', () => {
    const rows = [
      '1001\tMantequilla\tCaja 4 × 2,5 kg\t80,00\t15 %\t68,00',
      '1002\tAlmendra molida\tPaq. 10 x 1 kg\t110,00\t10\t99,00',
    ]
    const expected = [
      ['1001', 'Mantequilla', 'pack', 6.8],
      ['1002', 'Almendra molida', 'pack', 9.9],
    ]
    expect(told(readPrices(['Ref\tArtículo\tFormato\tPVP\tDto.\tNeto', ...rows].join('\n')))).toEqual(expected)
    // Without the net price it is worked out; without a head, by the columns that somebody names.
    const cut = rows.map((row) => row.split('\t').slice(0, 5).join('\t'))
    expect(told(readPrices(['Ref\tArtículo\tFormato\tPVP\tDto.', ...cut].join('\n')))).toEqual(expected)
    expect(told(readPrices(rows.join('\n'), { reference: 0, name: 1, pack: 2, price: 5 }))).toEqual(expected)
    expect(told(readPrices(cut.join('\n'), { reference: 0, name: 1, pack: 2, price: 3, discount: 4 }))).toEqual(
      expected,
    )
  })

  it('a mill: sacks, thousands and families', () => {
    expect(
      told(
        readPrices(
          [
            'TARIFA 2026',
            'HARINAS',
            'Código;Artículo;Envase;€/saco',
            'H-100;Harina de fuerza W300;Saco 25 kg;18,75',
            'H-110;Harina integral;Saco 25 Kg;17,50',
            'H-900;Gluten de trigo;Saco 25 kg;1.112,50',
          ].join('\n'),
        ),
      ),
    ).toEqual([
      ['H-100', 'Harina de fuerza W300', 'pack', 0.75],
      ['H-110', 'Harina integral', 'pack', 0.7],
      ['H-900', 'Gluten de trigo', 'pack', 44.5],
    ])
  })

  it('by litre and by kilo, as the price says', () => {
    const rows = readPrices(
      [
        'Aceite de girasol garrafa 5 L ........ 1,85 €/L',
        'Aceite de oliva virgen extra 5L ...... 6,90 €/l',
        'Miel milflores cubo 7 kg ............. 5,20 €/kg',
        'Zumo de limón botella 1 L ............ 2,60 €/ud',
        'Ron 70 cl ............................ 11,20 €/ud',
      ].join('\n'),
    )
    expect(told(rows)).toEqual([
      ['Aceite de girasol', 'litre', 2.01],
      ['Aceite de oliva virgen extra', 'litre', 7.5],
      ['Miel milflores', 'kilo', 5.2],
      ['Zumo de limón', 'piece', 2.5],
      ['Ron', 'piece', 16.84],
    ])
    expect(rows.map(({ density }) => density?.of)).toEqual(['aceite', 'aceite', undefined, 'zumo', 'ron'])
  })

  it('packs without a word of what the price is of: what makes it a usual one, else a question', () => {
    const rows = readPrices(
      [
        '001245 LECHE ENTERA BRIK 6X1L 5,94',
        '001300 LECHE ENTERA BRIK 6X1L 0,99',
        '002210 AZUCAR SACO 25KG 24,50',
        '002211 AZUCAR SACO 25KG 0,98',
        '009001 PREPARADO ZETA CAJA 12X1KG 30,00',
      ].join('\n'),
    )
    expect(told(rows)).toEqual([
      ['001245', 'LECHE ENTERA', 'pack', 0.96],
      ['001300', 'LECHE ENTERA', 'piece', 0.96],
      ['002210', 'AZUCAR', 'pack', 0.98],
      ['002211', 'AZUCAR', 'kilo', 0.98],
      ['009001', 'PREPARADO ZETA', '', '¿unit?'],
    ])
    expect(rows.at(-1)?.choices).toEqual([
      { unit: 'pack', perKg: 2.5 },
      { unit: 'piece', perKg: 30 },
      { unit: 'kilo', perKg: 30 },
    ])
  })

  it('eggs by the box and things by the piece', () => {
    const rows = readPrices(
      [
        'Producto\tPresentación\tPrecio caja',
        'Huevos L camperos\tCartón 15 docenas\t39,60',
        'Cápsulas rizadas\tCaja 1000 ud\t12,00',
        'Vainilla en vaina\tTubo 10 uds\t24,00',
      ].join('\n'),
    )
    expect(told(rows)).toEqual([
      ['Huevos L camperos', 'pack', 3.67],
      ['Cápsulas rizadas', 'pack', '¿weight?'],
      ['Vainilla en vaina', 'pack', '¿weight?'],
    ])
    expect(rows[0]).toMatchObject({ question: 'weight', how: expect.stringContaining('huevo L sin cáscara') })
  })

  it('points: thousands beside commas, decimals beside points, and asked where nobody can tell', () => {
    expect(told(readPrices('Cacao en polvo;kg;12.50\nLecitina;kg;6.255'))).toEqual([
      ['Cacao en polvo', 'kilo', 12.5],
      ['Lecitina', 'kilo', 6.26],
    ])
    expect(told(readPrices('Vainilla Tahití;kg;1.250\nCacao en polvo;kg;12,50'))).toEqual([
      ['Vainilla Tahití', 'kilo', 1250],
      ['Cacao en polvo', 'kilo', 12.5],
    ])
    expect(told(readPrices('Vainilla Tahití;kg;1.250'))).toEqual([['Vainilla Tahití', '', '¿figure?']])
  })

  it('fruit purées: tubs of kilos, VAT and discounts in columns of their own', () => {
    expect(
      told(
        readPrices(
          [
            'Cód. | Denominación | Formato | Tarifa | Dto. % | Precio neto € | IVA',
            'P12 | Puré de fresa 10% azúcar | Tarrina 1 kg | 7,90 | 10 | 7,11 | 10',
            'P14 | Puré de maracuyá | 6 x 1 kg | 66,00 | 5 | 62,70 | 10',
          ].join('\n'),
        ),
      ),
    ).toEqual([
      ['P12', 'Puré de fresa 10% azúcar', 'pack', 7.11],
      ['P14', 'Puré de maracuyá', 'pack', 10.45],
    ])
  })

  it('a price list copied from an e-mail: brackets, VAT, references in words', () => {
    expect(
      told(
        readPrices(
          [
            'Nata 35% 6 x 1 L (3,10 €/L)',
            'Sal fina saco 25kg 6,25 + IVA',
            'Ref. 1203 Gelatina hojas oro 1 kg 28,50 €/kg',
            'Huevo líquido pasteurizado brik 1 kg\t12 ud\t3,15 €/ud',
            'Frambuesa congelada IQF 4x2,5 kg\t62,50 €/caja',
            'Almendra marcona 14/16 caja 10kg\t8,95',
          ].join('\n'),
        ),
      ),
    ).toEqual([
      ['Nata 35%', 'litre', 3.1],
      ['Sal fina', 'pack', 0.25],
      ['1203', 'Gelatina hojas oro', 'kilo', 28.5],
      ['Huevo líquido pasteurizado', 'piece', 3.15],
      ['Frambuesa congelada IQF', 'pack', 6.25],
      ['Almendra marcona 14/16', 'kilo', 8.95],
    ])
  })

  it('litres of what nobody knows the density of are asked about', () => {
    expect(told(readPrices('Desmoldante Zyq garrafa 5 L\t32,00 €/ud'))).toEqual([
      ['Desmoldante Zyq', 'piece', '¿density?'],
    ])
    expect(told(readPrices('Glucosa DE 40 cubo 7 kg'))).toEqual([['Glucosa DE 40', '', '¿price?']])
  })
})

it.each(PACK_EXAMPLES)('the pack «%s» is read', (example) => {
  expect(packSizeIn(`Algo ${example}`).pack?.text).toBe(example)
})
