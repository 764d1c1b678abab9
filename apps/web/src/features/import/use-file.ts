import type { ByHand, ReadingProgress } from '@obrador/list/book'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fileRefusedText } from '../../reading/file-refused.ts'
import { fileReadingWords as say } from '../../words/es/import.ts'
import type { ImportQuestion, ImportReply, ReadFile } from './protocol.ts'

export type FileState =
  | { readonly is: 'none' }
  | { readonly is: 'reading'; readonly name: string; readonly progress?: ReadingProgress; readonly since: number }
  | { readonly is: 'read'; readonly file: ReadFile }
  | { readonly is: 'refused'; readonly why: string }

interface Held {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

/** Reads a file in a worker, and again when somebody says what its columns hold. Nothing of it is kept. */
export function useFile() {
  const worker = useRef<Worker>(undefined)
  const held = useRef<Held>(undefined)
  const [state, setState] = useState<FileState>({ is: 'none' })
  const [byHand, setByHand] = useState<ByHand>({})

  const stop = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const ask = useCallback(
    (question: ImportQuestion, isAgain: boolean) => {
      stop()
      const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.current = started
      if (!isAgain) setState({ is: 'reading', name: question.name, since: Date.now() })
      started.onmessage = ({ data }: MessageEvent<ImportReply>) => {
        if (data.is === 'progress') {
          setState((now) => (now.is === 'reading' ? { ...now, progress: data.progress } : now))
          return
        }
        stop()
        setState(data.is === 'refused' ? { ...data, why: fileRefusedText(data) } : data)
      }
      started.onerror = () => {
        stop()
        setState({ is: 'refused', why: say.broken })
      }
      started.postMessage(question)
    },
    [stop],
  )

  async function open(file: File): Promise<void> {
    stop()
    setByHand({})
    setState({ is: 'reading', name: file.name, since: Date.now() })
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      held.current = { bytes, name: file.name }
      ask({ bytes, name: file.name, byHand: {} }, false)
    } catch {
      setState({ is: 'refused', why: say.broken })
    }
  }

  /** The same file with what was said of it. */
  function again(told: ByHand): void {
    setByHand(told)
    if (held.current) ask({ ...held.current, byHand: told }, true)
  }

  function close(): void {
    stop()
    held.current = undefined
    setByHand({})
    setState({ is: 'none' })
  }

  return { state, byHand, open, again, close }
}

export type OpenFile = ReturnType<typeof useFile>
