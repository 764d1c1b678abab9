import type { CraftNorms } from '../../judge/norm.ts'
import type { CacaoParameterKey } from './params.ts'
import type { CacaoTypeKey } from './types.ts'

const HAZEL = 'El RD 1055/2003 pide a la gianduja de 20 a 40 % de avellana (de 15 a 40 con leche).'
const KEEPS = 'Por encima de 0,85 no aguanta un mes.'

/** Where each range of `types.ts` comes from: how many published formulas were read, on what it rests and, where there is more to say, why. */
export const cacaoNorms: CraftNorms<CacaoTypeKey, CacaoParameterKey> = {
  otherwise: 'fuente',
  common: {
    agua: ['fisica', 'El agua agarrota el chocolate (Greweling).'],
    aguaLibre: ['fisica', 'El agua agarrota el chocolate (Greweling).'],
    lecitina: ['fisica', 'Por encima del 1 % la lecitina espesa (Greweling).'],
  },
  types: {
    negro: { n: 19 },
    leche: {
      n: 13,
      of: {
        cacaoTotal: [
          'fuente',
          'Los chocolates con leche oscuros se publican del 45 al 61 % de cacao; la ley no pone tope.',
        ],
        azucar: ['fuente', 'En los oscuros se publica desde el 19,9 %.'],
        lacteos: ['ley', 'El RD 1055/2003 pide un 14 % de leche; los oscuros se publican con 14 a 18 %.'],
      },
    },
    blanco: { n: 7 },
    cobertura: { n: 16, styles: { leche: { n: 2 }, blanca: { n: 1 } } },
    bean_to_bar: { n: 11, styles: { leche: { n: 2 }, blanca: { n: 0 } } },
    gianduja: { n: 8, of: { avellana: ['ley', HAZEL] }, styles: { leche: { n: 4, of: { avellana: ['ley', HAZEL] } } } },
    bombon: {
      n: 18,
      of: { aw: ['fisica', KEEPS] },
      styles: {
        ganache_fresca: {
          n: 24,
          of: { grasaTotal: ['fuente', 'Las ganaches de fruta se publican del 23,7 al 27 % de grasa.'] },
        },
        ganache_mantequilla: { n: 1, of: { aw: ['fisica', KEEPS] } },
        anhidro: { n: 3 },
      },
    },
  },
}
