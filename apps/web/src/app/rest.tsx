import { lazy } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import type { PageAddress } from '../routes/use-page.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'

/** Pages that are not opened every day: the first screen does not even know where they are. */
const CopyPage = lazy(() => import('../features/copy/copy-page.tsx').then((it) => ({ default: it.CopyPage })))
const PiecePage = lazy(() => import('../features/piece/piece-page.tsx').then((it) => ({ default: it.PiecePage })))
const MorePage = lazy(() => import('../features/about/more.tsx').then((it) => ({ default: it.MorePage })))
const SciencePage = lazy(() => import('../features/about/science.tsx').then((it) => it.loadScience()))
const DevelopersPage = lazy(() =>
  import('../features/about/developers.tsx').then((it) => ({ default: it.DevelopersPage })),
)
const BatchesPage = lazy(() =>
  import('../features/batches/batches-page.tsx').then((it) => ({ default: it.BatchesPage })),
)

const CounterPage = lazy(() =>
  import('../features/counter/counter-page.tsx').then((it) => ({ default: it.CounterPage })),
)
const ImportPage = lazy(() => import('../features/import/import-page.tsx').then((it) => ({ default: it.ImportPage })))
const MenuPage = lazy(() => import('../features/menu/menu-page.tsx').then((it) => ({ default: it.MenuPage })))
const SharingPage = lazy(() =>
  import('../features/sharing/sharing-page.tsx').then((it) => ({ default: it.SharingPage })),
)
const MapPage = lazy(() => import('../features/map/map-page.tsx').then((it) => ({ default: it.MapPage })))

interface Props {
  readonly page: PageAddress
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly dropped: File | undefined
}

export function OtherPages({ page, craft, workshop, device, dropped }: Props) {
  const { formula } = workshop
  if (page === 'hornadas') return <BatchesPage workshop={workshop} device={device} />
  if (page === 'copia') return <CopyPage craft={craft} workshop={workshop} device={device} />
  if (page === 'montaje') return <PiecePage craft={craft} workshop={workshop} device={device} />
  if (page === 'importar') return <ImportPage device={device} dropped={dropped} />
  if (page === 'carta') return <MenuPage craft={craft} workshop={workshop} device={device} />
  if (page === 'mapa') return <MapPage craft={craft} workshop={workshop} device={device} />
  if (page === 'compartir') return <SharingPage />
  if (page === 'alergenos') return <CounterPage device={device} />
  if (page === 'ciencia') return <SciencePage craft={craft} type={formula.type} />
  if (page === 'programar') return <DevelopersPage craft={craft} formula={formula} own={device.own} />
  return <MorePage />
}
