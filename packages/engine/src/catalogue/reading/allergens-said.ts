import type { Allergen } from '../ingredient.ts'
import { clean } from './clean.ts'
import { bareWord, parse, roots } from './parse.ts'

/**
 * Allergens that the words of a name speak of (Regulation (EU) 1169/2011, Annex II). Of what is not read they are all that is known: they may be in
 * it, also where the name says that it is without.
 */
const SPEAK_OF: Readonly<Record<Allergen, string>> = {
  gluten:
    'gluten trigo espelta centeno cebada avena kamut tritordeum malta malteada harina sémola pan galleta bizcocho gofre brownie magdalena croissant cruasán masa hojaldre pizza oblea barquillo cereal crujiente rebozado empanado cuscús seitán muesli granola panificable',
  crustaceos: 'crustáceo gamba langostino cangrejo langosta',
  huevo:
    'huevo yema clara merengue mayonesa catalana natilla flan tortilla hilado albúmina bizcocho magdalena brownie gofre',
  pescado: 'pescado anchoa boquerón atún bacalao salmón surimi bonito sardina',
  cacahuete: 'cacahuete cacahuate maní',
  soja: 'soja tofu edamame miso lecitina chocolate cobertura pascua kinder sucedáneo',
  leche:
    'leche lácteo lacteado nata queso yogur mantequilla requesón cuajada caseinato lactosa suero kéfir catalana natilla flan chocolate cobertura pascua kinder milka helado mousse toffee bombón brownie',
  frutos_cascara: 'almendra avellana nuez pistacho anacardo pecana macadamia praliné gianduja turrón mazapán',
  apio: 'apio',
  mostaza: 'mostaza',
  sesamo: 'sésamo tahini ajonjolí semilla',
  sulfitos: 'sulfito vino vinagre cava sidra mosto',
  altramuz: 'altramuz',
  moluscos: 'molusco mejillón calamar sepia almeja pulpo',
}

const byWord: ReadonlyMap<string, readonly Allergen[]> = new Map(
  [
    ...Map.groupBy(
      (Object.keys(SPEAK_OF) as Allergen[]).flatMap((allergen) =>
        SPEAK_OF[allergen].split(' ').flatMap((word) => roots(word).map((root) => [root, allergen] as const)),
      ),
      ([word]) => word,
    ),
  ].map(([word, all]) => [word, all.map(([, allergen]) => allergen)]),
)

/** No word that speaks of one is shorter. */
const WORD = /\p{L}{3}/u

export function allergensSaid(name: string): readonly Allergen[] {
  if (!WORD.test(name)) return []
  const { head, notes } = clean(name)
  const words = parse([head, ...notes].join(' ')).words.map((word) => bareWord(word).replace(/^sin /, ''))
  return [...new Set(words.flatMap((word) => byWord.get(word) ?? []))]
}
