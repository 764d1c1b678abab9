import { type ChangeEvent, useRef, useState } from 'react'
import { useEngineWith } from '../../engine/use-engine.ts'
import { updateDetails } from '../../library/commands/formulas.ts'
import { photoOfFormula, setPhoto } from '../../library/commands/photos.ts'
import { shrinkPicture } from '../../library/shrink-picture.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { SavedFormula, TableFormula } from '../../model/formula.ts'
import { batchesOfFormula } from '../../model/made-batch.ts'
import { takesFocus } from '../../ui/focus.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { detailWords as say } from '../../words/es/book.ts'
import { craftNames } from '../../words/es/shell.ts'
import { openBatchesOf } from '../../workshop/pieces.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as bookCss from './book.module.css'
import { FormulaPhoto } from './photo.tsx'
import { FormulaRelations } from './relations.tsx'
import { VersionList } from './versions.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly saved: SavedFormula
  readonly device: DeviceShelf
  readonly workshop: WorkshopState
  readonly onOpen: (formula: TableFormula, said?: string) => void
  readonly onDelete: () => void
  readonly onCompare: () => void
}

type Edited = 'name' | 'tags' | 'note'

const textOf = ({ formula, tags, note }: SavedFormula): Readonly<Record<Edited, string>> => ({
  name: formula.name,
  tags: tags.join(', '),
  note,
})

const tagsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
]

interface EditorProps {
  readonly what: Edited
  readonly text: string
  readonly onDone: (text: string) => void
}

function Editor({ what, text, onDone }: EditorProps) {
  const [typed, setTyped] = useState(text)
  return (
    <form
      className={bookCss.detailEditor}
      onSubmit={(event) => {
        event.preventDefault()
        onDone(typed)
      }}
    >
      {what === 'note' ? (
        <label className="field">
          {say.note}
          <textarea ref={takesFocus} rows={4} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
      ) : (
        <label className="field">
          {what === 'tags' ? say.tagsHelp : say.name}
          <input ref={takesFocus} value={typed} maxLength={120} onChange={(event) => setTyped(event.target.value)} />
        </label>
      )}
      <button type="submit" className="button">
        {say.done}
      </button>
    </form>
  )
}

/** Everything about one formula of the book, and what can be done with it. */
export function FormulaDetail({ saved, device, workshop, onOpen, onDelete, onCompare }: Props) {
  const toast = useToast()
  const [edited, setEdited] = useState<Edited>()
  const chooser = useRef<HTMLInputElement>(null)
  const { crafts: loaded } = useEngineWith([saved.formula.craft])
  const { id, formula, tags, note } = saved
  const name = formulaNameOf(saved)
  const hasPhoto = device.photos.has(id)

  function finish(text: string): void {
    const what = edited
    setEdited(undefined)
    if (what === 'tags') void updateDetails(id, { tags: tagsIn(text) })
    else if (what === 'note') void updateDetails(id, { note: text.trim() })
    // What is on a table is the working copy, and is what must bear the name.
    else if (workshop.onTable(formula.craft).entry === id)
      workshop.editOn(formula.craft, (now) => ({ ...now, name: text.trim() }))
    else void updateDetails(id, { formula: { ...formula, name: text.trim() } })
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    const photo = file && (await shrinkPicture(file))
    if (!photo) return toast({ text: say.badPhoto, isNews: true })
    await setPhoto(id, photo)
  }

  async function dropPhoto(): Promise<void> {
    const photo = await photoOfFormula(id)
    await setPhoto(id, undefined)
    toast({ text: say.photoGone, undo: () => void setPhoto(id, photo) })
  }

  const duplicate = (): void => {
    const { entry: _, ...copy } = formula
    onOpen({ ...copy, name: say.copy(formula.name) }, say.duplicated(name))
  }

  return (
    <article className={bookCss.detail} data-part="detail" data-craft={formula.craft} aria-label={name}>
      <header className={bookCss.detailHead}>
        {edited === 'name' ? (
          <Editor what="name" text={textOf(saved).name} onDone={finish} />
        ) : (
          <h2 className="serif">{name}</h2>
        )}
        <MenuButton
          className="icon-button"
          label={`${say.rename}, ${say.tags.toLowerCase()}, ${say.photo.toLowerCase()}…`}
          items={[
            { id: 'name', label: say.rename, run: () => setEdited('name') },
            { id: 'tags', label: say.tags, run: () => setEdited('tags') },
            { id: 'photo', label: hasPhoto ? say.otherPhoto : say.newPhoto, run: () => chooser.current?.click() },
            ...(hasPhoto ? [{ id: 'no-photo', label: say.noPhoto, deletes: true, run: () => void dropPhoto() }] : []),
            { id: 'note', label: say.note, run: () => setEdited('note') },
            { id: 'delete', label: say.delete, deletes: true, run: onDelete },
          ]}
        >
          <DecorativeIcon name="more" />
        </MenuButton>
      </header>
      <p className="muted">
        {craftNames[formula.craft]} · {loaded[formula.craft]?.types[formula.type]?.label ?? ''}
      </p>
      <FormulaRelations of={saved} all={device.saved} />
      {edited === 'tags' ? (
        <Editor what="tags" text={textOf(saved).tags} onDone={finish} />
      ) : tags.length > 0 ? (
        <p className={bookCss.tags}>
          {tags.map((tag) => (
            <span key={tag} className={bookCss.chipTag} data-part="chip-tag">
              {tag}
            </span>
          ))}
        </p>
      ) : null}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          aria-label={say.openOne(name)}
          onClick={() => onOpen({ ...formula, entry: id })}
        >
          {say.open}
        </button>
        <button type="button" className="button" onClick={duplicate}>
          {say.duplicate}
        </button>
        <button type="button" className="button" onClick={() => openBatchesOf(id)}>
          {say.batches(batchesOfFormula(device.batches, id).length)}
        </button>
      </div>
      <input ref={chooser} type="file" accept="image/*" hidden onChange={(event) => void take(event)} />
      {hasPhoto ? <FormulaPhoto id={id} label={say.photoOf(name)} size={320} stamp={device.photos} /> : null}
      {edited === 'note' ? (
        <Editor what="note" text={note} onDone={finish} />
      ) : note === '' ? null : (
        <p className={bookCss.detailNote}>{note}</p>
      )}
      <VersionList
        saved={saved}
        device={device}
        onOpen={(version) => onOpen({ ...version, entry: id })}
        onOthers={onCompare}
      />
    </article>
  )
}
