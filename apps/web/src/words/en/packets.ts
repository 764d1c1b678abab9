import { englishList } from '@obrador/engine/en'

export const packetWords = {
  title: (name: string): string => `${name}: what does its packet say?`,
  uses: (count: number): string =>
    count === 1 ? 'It is in one of your products.' : `It is in ${count} of your products.`,
  text: 'Copy its ingredients here',
  brand: 'Brand or supplier',
  states: { has: 'yes', traces: 'may', none: 'no' },
  untold: '?',
  answer: (allergen: string): string => `${allergen}: what the packet says`,
  none: 'The packet names none',
  noMore: 'It names no others',
  save: 'Save',
  told: (name: string, has: readonly string[], traces: readonly string[]): string => {
    const parts = [
      ...(has.length > 0 ? [`contains ${englishList(has, 'and')}`] : []),
      ...(traces.length > 0 ? [`may contain ${englishList(traces, 'and')}`] : []),
    ]
    return parts.length > 0 ? `${name}: ${englishList(parts, 'and')}.` : ''
  },
  left: (count: number): string => (count === 1 ? 'One left to answer.' : `${count} left to answer.`),
  asksAgain: 'You are asked again if you change brand.',
  again: 'Check again',
  noneKnown: 'You have not checked any yet: answer once, and it holds for everything you make.',
  onCounter: 'See the missing ones on the counter sheet',
  saved: (name: string): string => `Saved: ${name}.`,
  missing: (count: number): string => (count === 1 ? 'One packet to check' : `${count} packets to check`),
  look: 'Answer now',
  lookAt: (name: string): string => `Answer now what the packet of ${name} says`,
  known: 'Packets checked',
  lookAgain: (name: string): string => `Check ${name} again`,
  seen: (brand: string, date: string): string => [brand, date].filter((one) => one !== '').join(' · '),
}
