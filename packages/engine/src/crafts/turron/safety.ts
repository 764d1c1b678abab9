import type { Formula } from '../../formula/formula.ts'
import { once } from '../../judge/once.ts'
import { type Heat, type Safety, safetyOf } from '../../judge/safety.ts'
import type { SafetyClass } from '../../words/safety.ts'
import type { Matter } from './matter.ts'

/** Boiled sugar over 120 °C cooks the white and dries the rest; yolk is cooked in the mass, not by toasting its face. */
const OF_TYPE: Readonly<Record<string, readonly [heat: Heat, keeps: SafetyClass]>> = {
  jijona: ['baked', '7'],
  alicante: ['baked', '7'],
  guirlache: ['baked', '7'],
  peladilla: ['baked', '7'],
  mazapan: ['baked', '6'],
  yema_tostada: ['cooked', '6'],
  generico: ['cooked', '6'],
}

export const keepingOf = once(
  ({ lines }: Formula<Matter>, type: string, measured: number | null | undefined): Safety => {
    const [heat, keeps] = OF_TYPE[type] ?? ['cooked', '6']
    return safetyOf({ lines, heat, keeps, measured })
  },
)
