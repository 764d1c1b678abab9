import { useState } from 'react'
import { foldedText } from '../../format/folded.ts'
import { type BookUnit, type ImportAnswers, type LineAnswer, NO_ANSWERS, type RecipeAnswer } from './shown.ts'

/** What somebody has said of the recipes of a file; none of it is kept before they are imported. */
export function useAnswers() {
  const [answers, setAnswers] = useState<ImportAnswers>(NO_ANSWERS)

  const say = (at: number, change: (now: RecipeAnswer) => RecipeAnswer): void =>
    setAnswers((now) => ({ ...now, recipes: { ...now.recipes, [at]: change(now.recipes[at] ?? {}) } }))

  return {
    answers,
    forget: () => setAnswers(NO_ANSWERS),
    take: (at: number, isIn: boolean) => say(at, (now) => ({ ...now, isIn })),
    retype: (at: number, kind: RecipeAnswer['kind']) => say(at, (now) => (kind ? { ...now, kind } : now)),
    reunit: (at: number, unit: BookUnit) => say(at, (now) => ({ ...now, unit })),
    rename: (at: number, title: string) => say(at, (now) => ({ ...now, title })),
    line: (at: number, place: number, answer: LineAnswer) =>
      say(at, (now) => ({ ...now, lines: { ...now.lines, [place]: { ...now.lines?.[place], ...answer } } })),
    everywhere: (written: string, answer: LineAnswer) =>
      setAnswers((now) => ({ ...now, names: { ...now.names, [foldedText(written)]: answer } })),
  }
}
