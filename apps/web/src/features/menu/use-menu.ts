import { useCallback, useEffect, useRef, useState } from 'react'
import { replySaid, type SpokenReply, spokenQuestion } from '../../engine/worker-voice.ts'
import { idleMoment } from '../../ui/idle.ts'
import type { MenuQuestion, MenuReply, RiseQuestion } from './protocol.ts'

export interface MenuWork<Reply> {
  readonly state: 'idle' | 'working' | 'done' | 'stopped' | 'refused' | 'broken'
  /** The last that was found, of this question or of the one before while nothing is found of this. */
  readonly reply?: Reply
  readonly problem?: string
}

type FoundReply = Exclude<MenuReply, { readonly problem: string }>

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/**
 * Asks the worker at every change; stopping keeps the best that it has told. One that works hears nothing and is ended; one that has answered
 * is asked again, for it has everything loaded and compiled. While there is no question and no worker, one is started with the warm-up.
 */
export function useMenuWorker<Reply extends FoundReply>(
  question: MenuQuestion | RiseQuestion | undefined,
  warmUp?: MenuQuestion,
) {
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
    const started = worker.current ?? startWorker()
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

  const warming = JSON.stringify(question ? null : (warmUp ?? null))
  useEffect(() => {
    const sent: MenuQuestion | null = JSON.parse(warming)
    let isWanted = sent !== null
    void idleMoment().then(() => {
      if (!isWanted || !sent || worker.current) return
      worker.current = startWorker()
      // Nobody waits for it: the first question starts another, and tells if that one fails too.
      worker.current.onerror = end
      worker.current.postMessage(spokenQuestion(sent))
    })
    return () => {
      isWanted = false
    }
  }, [warming, end])
  useEffect(() => end, [end])

  const stop = useCallback(() => {
    end()
    setWork((now) => (now.state === 'working' ? { ...now, state: 'stopped' } : now))
  }, [end])
  const again = useCallback(() => setTurn((now) => now + 1), [])
  return { work, stop, again }
}
