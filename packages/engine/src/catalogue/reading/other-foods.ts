import { rootsOf } from './parse.ts'

/**
 * Foods that no row is, as Spain, America, Catalonia, Italy, France and England call them. Each is a word and no slip of another: «cigrons» is
 * not «citron», «porotos» is not «oporto». Nor is one left out beside a head.
 */
const FOODS =
  // Pulses.
  'garbanzo cigró cigrons chickpea chickpeas ceci cece chiches lenteja llentia llenties lentil lentils lenticchia lenticchie lentille alubia judía judías frijol frijoles frejol poroto porotos habichuela caraota fréjol mongeta mongetes fesol fagiolo fagioli haricot haricots bean beans ' +
  'guisante pésol pèsols pea peas pisello piselli pois arveja chícharo haba habas fava faves fave fève feijão soybean edamame tramús lupin lupini lupino lupí tarwi almorta guija azuki adzuki mungo ' +
  // Greens, roots, vegetables.
  'acelga bleda bledes bietola blette chard col coles cols repollo chou choux cavolo cavoli cabbage kale berza brócoli bròquil broccoli coliflor floricol cavolfiore cauliflower lombarda lechuga enciam lattuga laitue lettuce escarola endivia endibia achicoria radicchio berro canónigo ' +
  'nabo nap navet rapa turnip chirivía rábano rave ravanello radis radish colinabo rutabaga topinambur topinambo espárrago espàrrec asparago asparagi asperge asparagus cardo cardi borraja bulbo finocchio fenouil fonoll fennel apionabo api cebollino cebolleta cibulet ciboulette chive scallion chalota escalunya scalogno échalote shallot ' +
  'peperone peperoni pebrot poivron capsicum jalapeño chile ají chayote nopal quelite okra palmito jícama ñame taro malanga arracacha ulluco huitlacoche alga algas nori wakame kombu ' +
  // Mushrooms.
  'bolet bolets fungo champignon champignons cèpe cèpes porcino porcini níscalo rovelló rovellons marzuelo llenega colmenilla múrgola morilla morille morel trompeta rebozuelo rossinyol gírgola shiitake boletus camagroc llanega ' +
  // Fish and seafood.
  'merluza lluç merlan merluzzo cod bacallà baccalà morue hake sardina sardine sarda trucha truita trota truite trout lenguado sole rape rap baudroie lubina llobarro branzino dorada orada orata daurade caballa verat sgombro maquereau mackerel jurel boquerón seitó anxova anxoves acciughe anchovies tonyina tonno thon salmó salmone saumon salmon arenque hareng herring anguila eel ' +
  'gamba gambas gambes gambero gamberi crevette crevettes shrimp shrimps prawn prawns camarón camarones langostino llagostí langosta llagosta bogavante llamàntol cangrejo cranc granchio crabe crab cigala escamarlà nécora centollo percebe krill kril ' +
  'mejillón mejillones musclo musclos cozza cozze moule moules mussel mussels almeja cloïssa vongola vongole palourde clam clams chirla berberecho ostra ostrica huître oyster vieira capesante scallop calamar calamars calamaro calamari squid sepia sípia seppia seiche pulpo pop polpo poulpe octopus caracol cargol escargot lumaca ' +
  // Meat.
  'pollo pollastre poulet chicken gallina pavo gall dindo tacchino dinde turkey ternera vedella vitello veau veal buey bou manzo boeuf beef vaca res carne carn viande meat cordero xai agnello agneau lamb conejo conill coniglio rabbit pato ànec anatra canard duck salchicha salsitxa salsiccia saucisse sausage butifarra botifarra morcilla botifarró lomo llom lonza mortadela fegato hígado fetge foie callos tripa ' +
  // Others.
  'cidracayote cidro angélica masala longan panais pastinaca parsnip breadfruit cocona bull chontaduro laurel llorer alloro laurier salvia sauge sage eneldo aneto dill estragón perifollo hibisco rooibos achiote sumac zumaque acerola goji aronia ' +
  'tempeh seitán seitan natto kimchi chucrut tigernut alpiste trigueros millet fonio'

export const OTHER_FOODS: readonly string[] = FOODS.split(' ')
const foods: ReadonlySet<string> = new Set(rootsOf(FOODS))

/** Whether a word that no row has is a food for all that. */
export const isOtherFood = (word: string): boolean => foods.has(word)
