import type { CraftNorms } from '../../judge/norm.ts'
import type { TurronParameterKey } from './params.ts'
import type { TurronTypeKey } from './types.ts'

/** Where each range of `types.ts` comes from: how many published formulas were read, on what it rests and, where there is more to say, why. */
export const turronNorms: CraftNorms<TurronTypeKey, TurronParameterKey> = {
  otherwise: [
    'ley',
    'Lo que la norma o la IGP (pliego no leído) piden a la mejor calidad; por arriba, lo que admite la técnica.',
  ],
  common: {
    pctNoAutorizados: [
      'oficio',
      'Un 1 % de canela o ralladura no cambia la clase; el RD 1787/1982, 6.4.1, dice «exclusivamente», y con ellas la ley no admite el nombre.',
    ],
  },
  types: {
    jijona: { n: 26 },
    alicante: { n: 15 },
    yema_tostada: { n: 12 },
    mazapan: { n: 15 },
    guirlache: { n: 8 },
    peladilla: { n: 6 },
    generico: { n: 20 },
  },
}
