import type { SackAnswer } from '@obrador/balancer/sack'
import { useEffect, useRef, useState } from 'react'
import { replySaid, type SpokenReply, spokenQuestion } from '../../../engine/worker-voice.ts'
import type { CraftId } from '../../../model/formula.ts'
import type { SackDraft } from '../../../model/sack.ts'
import type { SackQuestionAsked, SackReply } from './protocol.ts'

export interface SackOpening {
  readonly answer?: SackAnswer
  readonly problem?: string
  readonly isWorking: boolean
}

/** Keys that follow each other are one question, ms. */
const REST = 120

/** What is inside the label that is being typed: one worker for the page, and only the last question counts. */
export function useSack(draft: SackDraft, craft: CraftId): SackOpening {
  const worker = useRef<Worker>(undefined)
  const turn = useRef(0)
  const [opening, setOpening] = useState<SackOpening>({ isWorking: false })

  useEffect(() => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.onmessage = ({ data: told }: MessageEvent<SpokenReply<SackReply>>) => {
      const data = replySaid(told)
      if (data.turn !== turn.current) return
      setOpening(
        'answer' in data ? { answer: data.answer, isWorking: false } : { problem: data.problem, isWorking: false },
      )
    }
    started.onerror = () => setOpening({ problem: '', isWorking: false })
    return () => started.terminate()
  }, [])

  useEffect(() => {
    turn.current++
    if (draft.text.trim() === '') return setOpening({ isWorking: false })
    setOpening((now) => ({ ...now, isWorking: true }))
    const asked: SackQuestionAsked = { turn: turn.current, craft, draft }
    const later = setTimeout(() => worker.current?.postMessage(spokenQuestion(asked)), REST)
    return () => clearTimeout(later)
  }, [draft, craft])
  return opening
}
