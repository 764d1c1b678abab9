import { publishedPackages } from './published.ts'
import { stagedIn } from './stage.ts'

/** Prints where the built packages are, in the order in which a registry should get them. */
for (const { id } of publishedPackages()) console.log(stagedIn(id))
