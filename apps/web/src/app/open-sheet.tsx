import { type ComponentType, lazy, Suspense } from 'react'
import { craftOfEngine } from '../engine/crafts.ts'
import { useEngine } from '../engine/use-engine.ts'
import type { SheetProps } from '../features/bench/sheets.ts'
import { addOwnIngredient } from '../library/commands/pantry.ts'
import { setIngredient } from '../model/edits.ts'
import type { OwnIngredient, TableLine } from '../model/formula.ts'
import { useOpener } from '../workshop/use-opener.ts'

/** Everything that opens over the bench is loaded when it is first asked for. */
const sheet = <Props,>(load: () => Promise<ComponentType<Props>>) => lazy(() => load().then((it) => ({ default: it })))
const PasteSheet = sheet(() => import('../features/paste/paste-sheet.tsx').then((it) => it.PasteSheet))
const OwnSheet = sheet(() => import('../views/own-sheet.tsx').then((it) => it.OwnSheet))
const ShareSheet = sheet(() => import('../features/share/share-sheet.tsx').then((it) => it.ShareSheet))
const EmbedSheet = sheet(() => import('../features/embed/embed-sheet.tsx').then((it) => it.EmbedSheet))
const BalanceSheet = sheet(() => import('../features/balance/balance-sheet.tsx').then((it) => it.BalanceSheet))
const VersionSheet = sheet(() => import('../features/book/version-sheet.tsx').then((it) => it.VersionSheet))
const CompareSheet = sheet(() => import('../views/compare-sheet.tsx').then((it) => it.CompareSheet))
const PublishedSheet = sheet(() => import('../views/published-sheet.tsx').then((it) => it.PublishedSheet))
const CostSheet = sheet(() => import('../features/cost/cost-sheet.tsx').then((it) => it.CostSheet))
const Kitchen = sheet(() => import('../features/kitchen/kitchen-sheet.tsx').then((it) => it.KitchenSheet))

export function OpenSheet({ opened, craft: { id, engine }, workshop, device, onOpen, onClose }: SheetProps) {
  const { formula, edit } = workshop
  // Any name may come in here.
  const craft = craftOfEngine(useEngine([...engine.loaded, 'names']), id)
  const opener = useOpener(workshop)

  function keepOwn(line: TableLine, ingredient: OwnIngredient): void {
    void addOwnIngredient([ingredient])
    edit((now) => setIngredient(now, line.id, ingredient.name, ingredient.id))
    onClose()
  }

  const common = { craft, onClose }
  return (
    <Suspense>
      {opened.sheet === 'balance' ? (
        <BalanceSheet {...common} workshop={workshop} device={device} isSafe={opened.isSafe === true} />
      ) : opened.sheet === 'paste' ? (
        <PasteSheet {...common} workshop={workshop} device={device} text={opened.text} />
      ) : opened.sheet === 'version' ? (
        <VersionSheet {...common} workshop={workshop} device={device} />
      ) : opened.sheet === 'compare' ? (
        <CompareSheet
          device={device}
          table={formula}
          about={device.saved.find(({ id }) => id === formula.entry)}
          onClose={onClose}
        />
      ) : opened.sheet === 'published' ? (
        <PublishedSheet {...common} formula={formula} device={device} published={opened.published} onOpen={opener} />
      ) : opened.sheet === 'share' ? (
        <ShareSheet {...common} formula={formula} device={device} onEmbed={() => onOpen({ sheet: 'embed' })} />
      ) : opened.sheet === 'embed' ? (
        <EmbedSheet
          name={formula.name || (craft.types[formula.type]?.label ?? craft.label)}
          formula={formula}
          device={device}
          onClose={onClose}
        />
      ) : opened.sheet === 'cost' ? (
        <CostSheet {...common} workshop={workshop} device={device} />
      ) : opened.sheet === 'kitchen' ? (
        <Kitchen {...common} formula={formula} device={device} />
      ) : (
        <OwnSheet
          {...common}
          type={formula.type}
          name={opened.name}
          own={device.own}
          onSave={(own) => keepOwn(opened.line, own)}
        />
      )}
    </Suspense>
  )
}
