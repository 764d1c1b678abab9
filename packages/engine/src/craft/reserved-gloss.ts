import { findRow } from '../catalogue/lookup.ts'
import type { ReservedGlosses } from '../findings/language.ts'
import { decapitaliseName } from '../words/text.ts'
import type { SpokenLanguage } from './values-in-language.ts'

/** What joins the parts of a reserved name: «con avellana», «sabor a limón», «15 % de trigo», «(baguette)». */
const JOINT = / (?:(con|de|sabor a|sabor|[\d,]+ % de) |(\())/g
const SHARE = /^([\d,]+) %/
const LISTED = /, | [ye] /
/** What the catalogue adds to a name. */
const ASIDE = / \(.*\)| \/ .*$| \d+(?:[.,–]\d+)* ?%.*$/g

class GlossTelling {
  readonly #glosses: ReservedGlosses
  readonly #names: SpokenLanguage['names']
  /** Whether a word that nobody knows stands as it is: of a brand, or of the maker’s own. */
  #keepsWords = false

  constructor(glosses: ReservedGlosses, names: SpokenLanguage['names']) {
    this.#glosses = glosses
    this.#names = names
  }

  /** A name that nothing is joined to. */
  #whole(name: string): string | undefined {
    const { names, endings, figures } = this.#glosses
    const own = Object.hasOwn(names, name) ? names[name] : undefined
    if (own !== undefined) return own
    const type = this.#names.printedType(name)
    if (type !== undefined) return decapitaliseName(type)
    for (const [pattern, told] of figures) {
      const figure = pattern.exec(name)?.[1]
      if (figure !== undefined) return told(figure)
    }
    const ending = Object.keys(endings).find((one) => name.endsWith(one))
    const before = ending && this.#told(name.slice(0, -ending.length))
    return ending && before !== undefined ? endings[ending]?.(before) : undefined
  }

  #food(text: string): string | undefined {
    const [, noun = text, share] = /^(.+?) ([\d,]+) %$/.exec(text) ?? []
    const row = findRow(noun)?.name
    const known = this.#glosses.foods[noun] ?? (row && this.#names.rowName(row)?.replace(ASIDE, ''))
    if (known === undefined && !this.#keepsWords) return undefined
    const name = known === undefined ? this.#glosses.quoted(noun) : decapitaliseName(known)
    return share === undefined ? name : `${name} ${this.#glosses.percent(share)}`
  }

  #foods(text: string): string | undefined {
    const one = this.#food(text)
    if (one !== undefined) return one
    const foods = text.split(LISTED).map((item) => this.#food(item))
    return foods.length > 1 && foods.every((food) => food !== undefined) ? this.#glosses.list(foods) : undefined
  }

  /** The parts behind a name that is explained: each as long as it can be. */
  #joined(head: string, rest: string): string | undefined {
    if (rest === '') return head
    const [first, ...later] = [...rest.matchAll(JOINT)]
    if (first?.index !== 0) return undefined
    for (const end of [rest.length, ...later.map(({ index }) => index).toReversed()]) {
      const foods = this.#foods(rest.slice(first[0].length, end).replace(/\)$/, ''))
      const joined = foods && this.#joined(this.#put(head, first[1] ?? '(', foods), rest.slice(end))
      if (joined !== undefined) return joined
    }
    return undefined
  }

  #put(head: string, joint: string, foods: string): string {
    const { joints, percent } = this.#glosses
    const share = SHARE.exec(joint)?.[1]
    return share === undefined
      ? joints[joint as keyof typeof joints](head, foods)
      : `${head} (${percent(share)}) ${joints.de('', foods).trim()}`
  }

  #told(name: string): string | undefined {
    const whole = this.#whole(name)
    if (whole !== undefined) return whole
    for (const { index } of [...` ${name}`.matchAll(JOINT)].toReversed()) {
      const head = index === 0 ? '' : this.#whole(name.slice(0, index - 1))
      const joined = head === undefined ? undefined : this.#joined(head, ` ${name}`.slice(index))
      if (joined !== undefined) return joined.trim()
    }
    return undefined
  }

  told(name: string): string | undefined {
    const known = this.#told(name)
    if (known !== undefined) return known
    this.#keepsWords = true
    return this.#told(name)
  }
}

/**
 * What a name that a law reserves means, in the words of a language («Pan rallado»: breadcrumbs); nothing where it begins with none that is known. It explains, and is no name
 * that a label may bear.
 */
export function reservedGloss(name: string, { words, names }: SpokenLanguage): string | undefined {
  const glosses = words.find((folder) => folder.glosses)?.glosses
  return glosses && new GlossTelling(glosses, names).told(name)
}
