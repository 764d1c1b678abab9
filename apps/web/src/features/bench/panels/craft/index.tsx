import type { ComponentType } from 'react'
import type { CraftId } from '../../../../model/formula.ts'
import { CacaoPanel } from './cacao.tsx'
import { HeladoPanel } from './helado.tsx'
import { PanaderiaPanel } from './panaderia.tsx'
import { PasteleriaPanel } from './pasteleria.tsx'
import type { CraftPanelProps } from './props.ts'
import { TurronPanel } from './turron.tsx'

/** Each panel reads the answer of its own craft, which is the one it is given. */
export const craftPanels = {
  helado: HeladoPanel,
  panaderia: PanaderiaPanel,
  pasteleria: PasteleriaPanel,
  turron: TurronPanel,
  cacao: CacaoPanel,
} as unknown as Readonly<Record<CraftId, ComponentType<CraftPanelProps<unknown>>>>
