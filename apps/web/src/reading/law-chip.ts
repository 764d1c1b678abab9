import type { LegalBlock, WrittenName } from '@obrador/engine'
import { numberText } from '../format/page-speech.ts'
import { chipWords as say } from '../words/es/doubt.ts'
import { gaugeWords } from '../words/es/results.ts'
import { NINETEEN_IN_TWENTY } from './close.ts'
import { legalBlockIn, type ScreenVerdict, writtenNameOf } from './law.ts'

/** A condition of the law that lies nearer to its threshold than it may vary, by its place among the conditions. */
export type CloseLaw = ReadonlyMap<number, number>

export interface LawChip {
  readonly shape: string
  readonly tone: 'good' | 'bad' | 'open'
  readonly text: string
  readonly legal: LegalBlock
  readonly close: CloseLaw
  /** The name that its maker wrote, where the formula may not bear it. */
  readonly denied?: WrittenName
}

/** Two readings of one figure differ by no more than their rounding. */
const SAME = 0.011

/** How far a figure of the law may go: as the law reads it or, where it is one of those shown, as it is shown. */
function mayGo({ lawDoubt, figures }: ScreenVerdict, id: string, value: number): number | undefined {
  const shown = figures.find((figure) => figure.key === id && Math.abs(figure.value - value) < SAME)
  const sd = lawDoubt?.[id] ?? shown?.doubt?.sd
  return sd === undefined ? undefined : NINETEEN_IN_TWENTY * sd
}

function closeIn(overview: ScreenVerdict, { condiciones }: LegalBlock): CloseLaw {
  return new Map(
    condiciones.flatMap(({ id, valor, umbral, cumple }, at): [number, number][] => {
      // What no formula contains, none varies.
      if (valor === undefined || cumple === null || (valor === 0 && umbral === 0)) return []
      const may = mayGo(overview, id, valor)
      return may !== undefined && Math.abs(valor - umbral) < may ? [[at, may]] : []
    }),
  )
}

/** Longer than a chip has room for. */
const LONG = 34

function openText({ denominacion, siAdemas }: LegalBlock): string {
  const [only] = siAdemas
  if (siAdemas.length !== 1 || only === undefined || only.length > LONG)
    return say.depends(denominacion, siAdemas.length)
  return say.if(denominacion, only)
}

/** What a formula may be called, in a few words; hollow where the next purchase could decide otherwise. */
export function lawChip(overview: ScreenVerdict, body: unknown): LawChip | undefined {
  const legal = legalBlockIn(body)
  if (!legal) return undefined
  const { cumple, denominacion, condiciones } = legal
  const close = closeIn(overview, legal)
  const written = writtenNameOf(body)
  // What its maker calls it is what it is sold as.
  if (written?.cumple === false)
    return {
      shape: gaugeWords.shape.under,
      tone: 'bad',
      text: say.mayNot(written.nombre),
      legal,
      close,
      denied: written,
    }
  if (cumple === null) return { shape: gaugeWords.close.in, tone: 'open', text: openText(legal), legal, close }
  if (cumple) {
    const isSure = close.size === 0
    return {
      shape: isSure ? gaugeWords.shape.in : gaugeWords.close.in,
      tone: isSure ? 'good' : 'open',
      text: say[isSure ? 'may' : 'mayHardly'](denominacion),
      legal,
      close,
    }
  }
  // All that fails must be near for it to be near.
  const isSure = condiciones.some((one, at) => one.cumple === false && !close.has(at))
  return {
    shape: isSure ? gaugeWords.shape.under : gaugeWords.close.under,
    tone: 'bad',
    text: say[isSure ? 'mayNot' : 'hardlyNot'](denominacion),
    legal,
    close,
  }
}

/** «2,6 % (mínimo 2,5), y puede variar ± 0,3.» */
export const varyText = (may: number): string => say.varies(numberText(may, may >= 1 ? 1 : 2))
