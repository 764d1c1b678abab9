import { csvOfRows } from '@obrador/list/spreadsheet'
import { useState } from 'react'
import { downloadFile } from '../../model/transfer.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { fileReadingWords, sampleFile, importWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'

const ACCEPTS = '.xlsx,.xlsm,.csv,.tsv,.txt,.html,.htm,.json,.zip,.paprikarecipes,.paprikarecipe'

interface PickProps {
  readonly label: string
  readonly className: string
  readonly onFile: (file: File) => void
}

export const PickFile = ({ label, className, onFile }: PickProps) => (
  <label className={className}>
    {label}
    <input
      type="file"
      className="unseen"
      accept={ACCEPTS}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onFile(file)
        event.target.value = ''
      }}
    />
  </label>
)

export const SampleButton = () => (
  <button
    type="button"
    className="button quiet"
    onClick={() => downloadFile(sampleFile.file, 'text/csv', csvOfRows(sampleFile.rows))}
  >
    {say.sample}
  </button>
)

/** Where a file is let go, chosen or a page pasted. */
export function DropCard({ onFile }: Pick<PickProps, 'onFile'>) {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <section
        className={importCss.drop}
        data-over={isOver || undefined}
        data-part="import-drop"
        aria-label={say.drop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <DecorativeIcon name="copy" />
        <h2>{say.drop}</h2>
        <p className="muted">{say.dropHelp}</p>
        <PickFile label={say.pick} className="button primary" onFile={onFile} />
      </section>
      <p className="muted">{say.private}</p>
      <label className="field">
        {say.paste}
        <textarea
          rows={2}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (text.trim() === '') return
            event.preventDefault()
            onFile(new File([text], fileReadingWords.page))
          }}
        />
      </label>
      <p>
        <SampleButton />
      </p>
    </>
  )
}
