import { decapitaliseName } from '../../format/page-speech.ts'

export const adviceWords = {
  heading: (count: number, isWhole: boolean): string =>
    count === 0
      ? 'To be on the safe side'
      : isWhole
        ? 'Suggestions'
        : count === 1
          ? 'Suggestion'
          : `Suggestion 1 of ${count}`,
  apply: 'Apply',
  see: 'Preview',
  seeStep: (step: number): string => `Preview what suggestion ${step} changes`,
  applyAll: 'Apply all',
  applyStep: (step: number): string => `Apply suggestion ${step}`,
  unfold: (count: number): string => `See all ${count} suggestions`,
  fold: 'See only the first',
  safe: 'Play it safe',
  effect: 'What changes',
  blocked: (names: string): string => `Nothing works with what is locked: unlock ${names}.`,
  seeAs: (type: string): string => `Judge it as ${decapitaliseName(type)}`,
  seenAs: (type: string): string => `Now judged as ${decapitaliseName(type)}.`,
  becomes: (label: string, before: string, after: string): string => `${label}: ${before} → ${after}`,
}

export const headlineDeeds = {
  review: (name: string): string => `Check “${name}”`,
  meant: (weight: string): string => `It is ${weight}`,
  toReach: (figure: string, weight: string, isLess: boolean): string =>
    isLess
      ? `To come down to ${figure} you would take out ${weight}.`
      : `To reach ${figure} it would take ${weight} more.`,
  add: (weight: string, name: string): string => `Add ${weight} of ${decapitaliseName(name)}`,
  take: (weight: string, name: string): string => `Take out ${weight} of ${decapitaliseName(name)}`,
  swap: (weight: string, from: string, to: string): string =>
    `Swap ${weight} of ${decapitaliseName(from)} for ${decapitaliseName(to)}`,
}

export const warningWords = { heading: 'Warnings' }

export const compositionWords = {
  heading: 'Composition',
  label: (parts: string): string => `Composition: ${parts}`,
  differs: {
    helado: 'Here and on the label, sugars means all of them: lactose too, which the parameters count in MSNF.',
    panaderia: 'Here, of the whole dough; in the parameters, fat and sugar are on the flour.',
    turron: 'Here, of what you weigh; in the parameters, of the cooked turrón.',
  },
}

export const eggQuestion = {
  which: 'Which egg it is',
  treated: { label: 'The egg is pasteurised', named: (egg: string): string => `Pasteurised ${decapitaliseName(egg)}` },
  shell: { label: 'It is shell egg', named: (egg: string): string => `${egg} from shell eggs` },
}
