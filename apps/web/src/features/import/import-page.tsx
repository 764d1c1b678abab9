import { useEffect, useState } from 'react'
import type { DeviceShelf } from '../../library/use-device.ts'
import { PageLink } from '../../routes/page-link.tsx'
import * as pageCss from '../../ui/page.module.css'
import { useToast } from '../../ui/toasts.tsx'
import { bookWords } from '../../words/es/book.ts'
import { importFootWords, importWords as say } from '../../words/es/import.ts'
import { loadingText } from '../../words/es/shell.ts'
import { DropCard, PickFile, SampleButton } from './drop-card.tsx'
import * as importCss from './import.module.css'
import { ImportList } from './import-list.tsx'
import { type DoneImport, ImportLook } from './look.tsx'
import { ReadingCard } from './reading-card.tsx'
import { useFile } from './use-file.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly device: DeviceShelf
  /** Let go anywhere else in the app. */
  readonly dropped: File | undefined
}

/** Brings a workshop's book in: let go, read, looked over, kept. Nothing is written before the last. */
export function ImportPage({ device, dropped }: Props) {
  const file = useFile()
  const toast = useToast()
  const [done, setDone] = useState<string>()
  const { state } = file

  function open(chosen: File): void {
    setDone(undefined)
    void file.open(chosen)
  }

  const [taken, setTaken] = useState<File>()
  useEffect(() => {
    if (dropped === undefined || dropped === taken) return
    setTaken(dropped)
    open(dropped)
  })

  function finish({ formulas, prices, undo }: DoneImport): void {
    const text = importFootWords.done(formulas, prices)
    file.close()
    setDone(text)
    toast({
      text,
      // Said once it is so.
      undo: () => void undo().then(() => setDone(importFootWords.undone)),
    })
  }

  if (!device.isRead) return <p className="loading">{loadingText}</p>
  return (
    <div className={`${pageCss.page} ${importCss.page}`} data-part="import">
      <header className={importCss.head}>
        <div>
          <p className="muted">
            <PageLink to="formulas">{bookWords.title}</PageLink> › {say.title}
          </p>
          <h1>{say.title}</h1>
        </div>
        {state.is === 'read' ? (
          <div className={`buttons ${importCss.tools}`}>
            <SampleButton />
            <PickFile label={say.other} className="button" onFile={open} />
          </div>
        ) : null}
      </header>
      {done === undefined ? null : (
        <p className={importCss.sentence} data-part="import-done">
          {done} <PageLink to="formulas">{say.toFormulas}</PageLink>
        </p>
      )}
      {state.is === 'refused' ? (
        <p className={importCss.refused} role="alert">
          <span aria-hidden="true">▼</span> {state.why}
        </p>
      ) : null}
      {state.is === 'reading' ? <ReadingCard state={state} onCancel={file.close} /> : null}
      {state.is === 'read' ? (
        <ImportLook
          // What was answered of one file says nothing of another.
          key={state.file.name}
          file={state.file}
          open={file}
          device={device}
          onDone={finish}
          onFailed={() => toast({ text: importFootWords.notKept, isNews: true })}
        />
      ) : null}
      {state.is === 'none' || state.is === 'refused' ? (
        <>
          <DropCard onFile={open} />
          <ImportList device={device} />
        </>
      ) : null}
    </div>
  )
}
