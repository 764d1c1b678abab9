import { useCallback, useEffect, useRef, useState } from 'react'
import { replySaid, type SpokenReply, spokenQuestion } from '../../engine/worker-voice.ts'
import type { BalancedAnswer, BalanceQuestion, BalanceReply } from './protocol.ts'

interface AnsweredQuestion {
  readonly answer: BalancedAnswer
  readonly question: BalanceQuestion
}

export type BalancingState =
  | { readonly state: 'idle' | 'broken' }
  /** The answer before stays in sight until there is another. */
  | { readonly state: 'working'; readonly before?: AnsweredQuestion | undefined }
  | ({ readonly state: 'done' } & AnsweredQuestion)
  | { readonly state: 'refused'; readonly problem: string }

export interface BalancerControls {
  readonly balancing: BalancingState
  readonly ask: (question: BalanceQuestion) => void
  readonly cancel: () => void
}

/** The answer that is in sight, if there is one. */
export const answeredIn = (now: BalancingState): AnsweredQuestion | undefined =>
  now.state === 'done' ? now : now.state === 'working' ? now.before : undefined

/** One question at a time: a new one, or leaving, ends the one under way. */
export function useBalancer(): BalancerControls {
  const worker = useRef<Worker>(undefined)
  const [balancing, setBalancing] = useState<BalancingState>({ state: 'idle' })

  const stop = useCallback(() => {
    worker.current?.terminate()
    worker.current = undefined
  }, [])

  const ask = useCallback(
    (question: BalanceQuestion) => {
      stop()
      setBalancing((now) => ({ state: 'working', before: answeredIn(now) }))
      const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.current = started
      started.postMessage(spokenQuestion(question))
      started.onmessage = ({ data: told }: MessageEvent<SpokenReply<BalanceReply>>) => {
        stop()
        const data = replySaid(told)
        setBalancing(
          'answer' in data ? { state: 'done', answer: data.answer, question } : { state: 'refused', ...data },
        )
      }
      started.onerror = () => {
        stop()
        setBalancing({ state: 'broken' })
      }
    },
    [stop],
  )
  useEffect(() => stop, [stop])

  const cancel = useCallback(() => {
    stop()
    setBalancing({ state: 'idle' })
  }, [stop])
  return { balancing, ask, cancel }
}
