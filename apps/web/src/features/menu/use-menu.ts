import { useCallback, useEffect, useRef, useState } from 'react'
import { replySaid, type SpokenReply, spokenQuestion } from '../../engine/worker-voice.ts'
import type { MenuQuestion, MenuReply, RiseQuestion } from './protocol.ts'

export interface MenuWork<Reply> {
  readonly state: 'idle' | 'working' | 'done' | 'stopped' | 'refused' | 'broken'
  /** The last that was found, of this question or of the one before while nothing is found of this. */
  readonly reply?: Reply
  readonly problem?: string
}

type FoundReply = Exclude<MenuReply, { readonly problem: string }>

/**
 * Asks the worker at every change; stopping keeps the best that it has told. One that works hears nothing and is ended; one that has answered
 * is asked again, for it has everything loaded and compiled.
 */
export function useMenuWorker<Reply extends FoundReply>(question: MenuQuestion | RiseQuestion | undefined) {
  const worker = useRef<Worker>(undefined)
  const [work, setWork] = useState<MenuWork<Reply>>({ state: 'idle' })
  const end = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
  }, [])
  const [turn, setTurn] = useState(0)
  // The same may be asked at another turn.
  const asked = JSON.stringify([turn, question ?? null])

  useEffect(() => {
    const [, sent]: [number, MenuQuestion | RiseQuestion | null] = JSON.parse(asked)
    if (!sent) return setWork({ state: 'idle' })
    setWork(({ reply }) => ({ state: 'working', ...(reply && { reply }) }))
    const started = worker.current ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    let isDone = false
    started.onmessage = ({ data: told }: MessageEvent<SpokenReply<MenuReply>>) => {
      const data = replySaid(told)
      isDone = !('isDone' in data) || data.isDone
      if ('problem' in data) setWork({ state: 'refused', problem: data.problem })
      else setWork({ state: isDone ? 'done' : 'working', reply: data as Reply })
    }
    started.onerror = () => {
      end()
      setWork({ state: 'broken' })
    }
    started.postMessage(spokenQuestion(sent))
    return () => {
      if (!isDone) end()
    }
  }, [asked, end])
  useEffect(() => end, [end])

  const stop = useCallback(() => {
    end()
    setWork((now) => (now.state === 'working' ? { ...now, state: 'stopped' } : now))
  }, [end])
  const again = useCallback(() => setTurn((now) => now + 1), [])
  return { work, stop, again }
}
