import { Suspense, use } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { decapitaliseName, listText, numberText, shownName } from '../format/page-speech.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import type { TableFormula } from '../model/formula.ts'
import { galleryFormulaOf, type JudgedGalleryFormula, loadGallery } from '../reading/gallery.ts'
import { DialogSheet } from '../ui/sheet.tsx'
import { besidePublishedWords as say } from '../words/es/published.ts'
import { type BesideRow, besideRows, publishedNamed } from './beside-published.ts'
import { FormulaComparison } from './comparison.tsx'
import * as sheetCss from './published-sheet.module.css'
import type { PublishedName } from './type-map.tsx'
import '../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: DeviceShelf
  readonly published: PublishedName
  /** Puts a copy on the table. */
  readonly onOpen: (formula: TableFormula) => void
  readonly onClose: () => void
}

const grams = (weight: number): string => `${numberText(weight, weight < 10 ? 1 : 0)} g`
/** Things that differ which are named in a sentence. */
const MOST_TOLD = 3

function told(rows: readonly BesideRow[]): string {
  const apart = rows.filter(({ isEqual }) => !isEqual)
  const [one] = apart
  if (!one) return say.same
  if (apart.length === 1) return say.inOne(shownName(one.name), grams(one.mine), grams(one.theirs))
  const names = apart.slice(0, MOST_TOLD).map(({ name }) => decapitaliseName(name))
  return say.inSome(
    apart.length,
    listText(apart.length > MOST_TOLD ? [...names, say.more(apart.length - MOST_TOLD)] : names, 'y'),
  )
}

/** Dot is mine, tick is theirs, along one scale of grams. */
const Rows = ({ rows }: { readonly rows: readonly BesideRow[] }) => {
  const most = Math.max(...rows.map(({ mine, theirs }) => Math.max(mine, theirs)), 1)
  const at = (weight: number): string => `${(100 * weight) / most}%`
  return (
    <ul className={sheetCss.rows} data-part="beside-rows">
      {rows.map(({ name, theirName, mine, theirs, isEqual }) => (
        <li key={name} data-equal={isEqual || undefined}>
          <span className={sheetCss.name}>
            {shownName(name)}
            {theirName === undefined ? null : <small className="muted"> {say.inPlace(theirName)}</small>}
          </span>
          <span className={sheetCss.grams}>
            {isEqual ? say.equal(grams(mine)) : say.both(grams(mine), grams(theirs))}
          </span>
          <span className={sheetCss.track} aria-hidden="true">
            <span
              className={sheetCss.between}
              style={{ left: at(Math.min(mine, theirs)), width: at(Math.abs(mine - theirs)) }}
            />
            <span className={sheetCss.theirs} style={{ left: at(theirs) }} />
            <span className={sheetCss.mine} style={{ left: at(mine) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Beside({
  craft,
  formula,
  device,
  entry,
  onOpen,
}: Omit<Props, 'published' | 'onClose'> & { entry: JudgedGalleryFormula }) {
  const published = galleryFormulaOf(craft, entry)
  const rows = besideRows(craft, formula, published)
  const { title, author, ref } = entry
  return (
    <>
      <p className={sheetCss.sentence} data-part="beside-sentence">
        {told(rows)}
      </p>
      <p className="muted">
        <span lang="">{title}</span>
        {author === undefined || title.includes(author) ? null : (
          <>
            , <strong lang="">{author}</strong>
          </>
        )}
        . {say.asPublished}{' '}
        {ref === undefined ? null : (
          <a href={ref} target="_blank" rel="noreferrer">
            {say.source}
          </a>
        )}
      </p>
      <p className={sheetCss.key} aria-hidden="true">
        <span className={sheetCss.keyMine}>{say.mine}</span> <span>{say.theirs}</span> {say.scale}
      </p>
      <Rows rows={rows} />
      <div className="buttons">
        <button type="button" className="button" onClick={() => onOpen(published)}>
          {say.copy}
        </button>
      </div>
      <details>
        <summary>{say.figures}</summary>
        <Suspense>
          <FormulaComparison before={published} after={formula} device={device} heads={[say.theirs, say.mine]} />
        </Suspense>
      </details>
    </>
  )
}

function Found({ published, ...props }: Omit<Props, 'onClose'>) {
  const { craft, formula } = props
  const entry = publishedNamed(use(loadGallery(craft.id)), formula.type, published)
  return entry ? <Beside {...props} entry={entry} /> : <p className="muted">{say.gone}</p>
}

/** A published formula beside the one on the bench, so that most of their lines coincide. */
export const PublishedSheet = ({ onClose, ...props }: Props) => (
  <DialogSheet title={say.title} craft={props.craft.id} wide onClose={onClose}>
    <Suspense>
      <Found {...props} />
    </Suspense>
  </DialogSheet>
)
