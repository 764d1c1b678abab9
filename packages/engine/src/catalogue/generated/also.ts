// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const ALSO: string = `







leche clavel|leche tarro


doce de leite|DDL|DDL repostero



LDP


siero di latte dolce in polvere
suero desmineralizado|lactosuero desmineralizado|proteine del siero concentrate 35%
wpc|whey|whey protein|proteína de suero aislada|wpi|wpi suero aislado|proteína de suero wpc 80|proteína wpc 80|whey 80|proteine del siero concentrate 80%
proteína de leche|proteína láctea|concentrado de proteína láctea|mpc|proteine del latte concentrate 70%



half cream
media crema|single cream



crema doble|doble crema|crema de alto tenor graso|clotted cream|panna doppia 48%


crema fresca
nata en spray|nata montada con azúcar|sweetened whipped cream|panna montata zuccherata

yogur de cabra|yogur de oveja|yogur de vaca
yogurt bianco magro 0%

yogur griego desnatado


formaggio spalmabile 33% di grassi

recuit|brull|requeixo
fat-free quark 0%


queso panela|queso campesino|queso costeño|queso de freír|queso llanero
cabrales|queso picón



aged sheep cheese

arzúa|tetilla|queso tierno|mahón|queso de barra|queso havarti|queso mantecoso|queso chanco|queso dambo|queso tybo|provolone|scamorza|caciocavallo



queso doble crema|queso oaxaca|quesillo|low-moisture pizza mozzarella|mozzarella per pizza a bassa umidità

goat cheese log



mantequilla de croissant|mantequilla seca|mantequilla para laminar|dry lamination butter 84%|burro piatto da sfoglia 84%
butteroil|grasa láctea|grasa de leche anhidra|mantequilla concentrada|anhydrous butter
brown butter|mantequilla tostada|mantequilla dorada
huevo cocido|huevo duro

albúmina rehidratada|claras a punto de nieve



yema con azúcar|yema azúcar
huevo deshidratado|huevo desecado
yema deshidratada

pea protein isolate 80%|proteine di pisello isolate 80%
proteine di soia isolate|soya protein isolate

crema vegetal|mix vegetal|nata vegana|sweetened non-dairy whipping cream|chantilly vegetal|crema chantilly vegetal
mantequilla vegana|mantequilla vegetal|vegan butter
margarina croissant|margarina laminar

manteca colorada
aceite de trufa|aceite aromatizado
aceite de maíz|aceite de semillas|aceite de pepita de uva




manteca de coco|virgin coconut oil

grasa de palma


grasso equivalente al burro di cacao
lauric or hydrogenated vegetable fat

glas|azúcar flor|azúcar micropulverizada|azúcar pulverizada|zucchero a velo vanigliato
zucchero a velo antiumidità
azúcar sin refinar|azúcar integral

papelón


azúcar en grano grueso|azúcar grueso|azúcar para decorar


crystalline fructose







jarabe de glucosa deshidratado




fondente di zucchero


sciroppo di canna|miele di canna
melaza de remolacha|cane molasses|melassa di canna




extracto de malta de cebada|malta líquida|malto d'orzo
invertido
glucose-fructose syrup F42|sciroppo di glucosio-fruttosio F42
jarabe de maíz|corn syrup|miel de maíz





high-maltose glucose syrup|sciroppo di glucosio ad alto maltosio

tpt|jarabe|almíbar ligero|simple syrup 1:1|sciroppo di zucchero 1:1

rectified concentrated grape must 65 °Brix|mosto concentrato rettificato 65 °Brix




eritrol










glicosidi steviolici

sodium saccharin

harina 000|harina sin preparar|harina multiusos|harina sin polvos|harina sin polvos de hornear
harina 0000|harina bizcochera|harina pastelera|harina de pastelería|cake and pastry flour|farina debole per dolci
sir galahad flour|candeal|baker’s flour

farina forta
very strong Manitoba flour




high extraction flour|harina de alta extracción

harina integral de fuerza|harina panificable integral
gofio

sémola fina|sémola rimacinata de trigo duro



farina di segale chiara



harina integral de avena
masa harina|harina de maíz precocida|harina precocida|maize flour

harina integral de arroz



soya flour|full fat soya flour
farina di soia disoleata|defatted soya flour







puré de patata en polvo|puré de patata instantáneo



harina preparada|harina autoleudante
pa ratllat|pane grattugiato|pan molido|bread crumbs|chapelure|panure

riso a chicco tondo

fiocchi di mais
quinoa in grani

cornflour
chuño|harina de chuño|fecola
harina de tapioca|almidón agrio|polvilho|polvilho azedo|polvilho doce



preparato per crema pasticcera a freddo
preparado para flan|preparado para natillas|natillas en polvo|natillas en sobre
levadura de cerveza|levadura en pasta|levadura húmeda
lievito di birra secco attivo
levadura en sobre|levadura deshidratada
crema de levadura|lievito di birra liquido
masa madre natural líquida|llevat mare|massa mare

masa madre inactiva


prefermento a spugna|lievitino
masa del día anterior|pasta fermentada
bicarbonate of soda|bicarbonato de soda

levadura de repostería|polvo leudante|lievito chimico per dolci
malta de cebada diastásica|diastatic malt flour
harina malteada sin actividad|harina malteada inactiva|malta no diastásica|harina de malta inactiva
amilasa|enzimas panarias|levadura nutricional|levadura inactiva|levadura desactivada|mejorador

manteca de cacao en semilla
haba de cacao|grano de cacao|grué
cacao puro 100

cacao extra brut|cacao negro extra brut


cacao magro alcalino
callebaut|valrhona|barry|luker|chocovic|felchlin|cluizel|weiss|cobertura|chocolate de cobertura|lindt|domori|amedei|kaoka|original beans|casa luker|pacari|bonnat|pralus






nestlé postres|dark chocolate 50–55%|cioccolato fondente 50–55%
chocolate con leche de cobertura


chocolate blanco de cobertura

chocolate blanco caramelizado|cobertura blanca caramelizada|blond couverture 32%|copertura bionda 32%



chocolate en polvo|chocolate soluble|cacao a la taza|chocolate de mesa|chocolate de metate|drinking chocolate powder|preparato per cioccolata in tazza
pâte à glacer brune|pâte à glacer noire|cobertura sabor chocolate|chocolate sabor|baño de repostería|baño sabor chocolate|baño de moldeo|chocolate de imitación|pasta de bañar|dark compound coating
gianduia al latte
gianduia fondente
chispas de chocolate|perlitas de chocolate|lágrimas de chocolate|dark chocolate chips 50%|gocce di cioccolato fondente 50%
basic truffle ganache|ganache base per tartufi
almendra largueta cruda|almendra comuna cruda
almendra en grano|raw almonds with skin







partially defatted almond flour|farina di mandorle parzialmente disoleata



















pure hazelnut paste 100%|pure hazelnut paste
pure pistachio paste 100%|pure pistachio paste


tahini de sésamo|tahín de sésamo|pasta de tahini|tahina|tahin|purée de sésame|crema de sésamo



pralinato nocciola 60/40
pralinato mandorla 50/50
almond and hazelnut praline 50% nuts|pralinato mandorla e nocciola 50% frutta secca
crema untable de avellanas|crema untable de cacao
tpt de almendra|tanto por tanto de almendra

commercial almond paste 33%

semi di sesamo tostati
flax seeds|flaxseed|graines de lin|llavors de lli|semi di lino|linaza|llinosa

pipas
pepitas de calabaza




mores|more|more di rovo
















uva moscato






naranja de zumo|naranja de mesa







polpa di frutto della passione con semi


banane mature|bananes mûres|banane mûre
cantaloupe melon






red dragon fruit


albaricoque seco|abricots secs|albicocche secche|albercocs secs|dried apricots|orellanes|damascos secos
ciruela seca|ciruela deshidratada|pitted prunes



arándano seco|sweetened dried cranberries|mirtilli rossi essiccati zuccherati
sweetened dried cherries|ciliegie essiccate zuccherate
sweetened dried mango|mango essiccato zuccherato





purea di frutto della passione 10% zucchero
purea di ribes nero 10% zucchero

sour cherry purée|purea di amarena













patata dolce cruda




salsa de tomate|tomate frito|passata di pomodoro|polpa di pomodoro

tomate seco en aceite

all|alls
piquillo|pimiento morrón







aceituna kalamata|aceituna empeltre|aceituna de aragón|olive nere


roasted pumpkin purée
puré de patata|patate lesse|pommes de terre cuites|patates bullides|boiled potatoes|papa cocida|papas cocidas
limón rallado|pela de llimona|pell de llimona
naranja rallada|pela de taronja|pell de taronja
polvo de vainilla|beina de vainilla|beines de vainilla|stecca di vaniglia|baccello di vaniglia|vanilla pod
canela cassia|canela casia|canela china

muscade|noix de muscade|nutmeg|nou moscada


aniseed|semi di anice




semi di coriandolo


cayenne pepper|pepe di Caienna







mustard powder



mezcla de especias|cuatro especias|hierbas provenzales|finas hierbas|hierbas de provenza|pimienta de jamaica|allspice|pimienta dulce|mixed spices and herbs|spezie ed erbe miste
aceto|aceto di vino|aceto di vino bianco|aceto di vino rosso|aceto bianco|vinaigre|vinaigre de vin blanc|vinaigre de vin rouge|white wine vinegar|red wine vinegar|white vinegar|vinaigre blanc|vinagre blanc|vinagre de vi|vinagre blanco



mostaza antigua|prepared mustard
pernil salat|prosciutto crudo|jambon cru|jambon sec|dry-cured ham
tocineta|lardons|lardon|pancetta affumicata|panceta ahumada|tocino ahumado|cansalada fumada|smoked bacon
cooked duck foie gras|foie gras d’anatra cotto


anchovies in oil|acciughe sott’olio

sale in fiocchi|fior di sale

vanilla bean paste



concentrated liquid flavouring












soya cooking cream|panna di soia da cucina
tofu vellutato
tofu compatto


unsweetened tiger nut concentrate 1:1|horchata concentrata 1:1 senza zucchero












extracto de café concentrado|concentrado de café|café liofilizado
coffee beans|caffè in grani|caffè in polvere|cafè mòlt|café moulu|café en grains
caffè|caffè lungo|café líquido|strong coffee|brewed coffee|black coffee|caffè ristretto|espresso coffee|brewed espresso





vino rancio|vino de misa|vino de málaga|fortified sweet wine|vino liquoroso dolce

dry sherry|sherry secco
red vermouth 15% vol

lager beer 5% vol|birra chiara 5% vol
stout beer
bacardí|havana club|brugal|barceló|cacique|negrita|matusalem|zacapa|legendario|captain morgan|pampero|flor de caña|arehucas
jack daniels|johnnie walker|ballantines|dyc|jameson|jim beam|chivas
soberano|fundador|magno|veterano|terry
smirnoff|absolut|stolichnaya|grey goose
beefeater|larios|gordons|bombay sapphire|tanqueray|seagrams



dry anise spirit 45% vol|anice secco 45% vol
alcohol|alcohol de repostería|ethyl alcohol 96% vol|alcol etilico 96% vol
anisado|sweet anise liqueur 35% vol|liquore dolce di anice 35% vol


liquore all’arancia 40% vol
liquore al caffè 20% vol
crema irlandesa|whisky cream liqueur 17% vol

liquore alla nocciola 20% vol

ron de coco|ron malibú|liquore al cocco e rum 21% vol

herbal liqueur 30% vol|liquore alle erbe 30% vol

bitter orange aperitif 11% vol|aperitivo all’arancia amara 11% vol
red bitter 25% vol
mint liqueur 24% vol|liquore alla menta 24% vol
aguardiente de fruta|calvados|pisco|cachaza|distillato 40% vol








pectina para frío
carbossimetilcellulosa




gelatina de cerdo|gelatina de vacuno|gelatina alimentare
neutro para helado|estabilizante helado crema|estabilizante crema|neutro helado|neutro base leche|neutro leche|estabilizante y emulsionante|estabilizante emulsionante|neutro para crema
neutro base agua|neutro para fruta|neutro frutas|estabilizante para sorbete
base panna 50|base leche 50|base blanca 50|base fiordilatte 50|base crema 50|dairy base 50 g/kg|base 50 con grasa
dairy base 100 g/kg



mono y diglicéridos de ácidos grasos|emulgente|emulsionante|monoestearato|monoestearato de glicerol|monoestearato de glicerina|glycerol monostearate|glyceryl monostearate|monostearato di glicerile|monostéarate de glycérol|gms
emulsionante in pasta per pan di Spagna
fibruline
inulina a catena lunga
oligofruttosio


fibra de manzana|fibra de naranja|fibra de limón







ascórbico



caramelle mou


soft turrón|turrón morbido
hard turrón

almendra caramelizada|almendra garrapiñada|crocante|crocanti de almendra|caramelised almond nibs|granella di mandorle caramellate
castaña en almíbar
confetti di mandorla
crema de vainilla|crema pastelera de vainilla|pastelera
merengue suizo|merengue francés|merengue montado







cidra confitada|cedro candito|cédrat confit|fruita confitada

guinda confitada|guinda verde confitada
dulce de cayote|dulce de alcayota|dulce de chiverre|capelli d’angelo
cereza al marrasquino|cereza marrasquino|guinda al marrasquino|amarena cherries in syrup

puré de castaña|pasta de castaña|puré de castaña dulce|sweet chestnut cream


galleta de vainilla|biscotti tipo Marie



cocoa sandwich biscuits|biscotti al cacao farciti
bizcotela|plantilla
ice cream cone wafer|cialda per cono gelato
papel de arroz|rice paper
crujiente de barquillo
dry meringue|meringa secca
pan de molde

giuggiola

buccia di fave di cacao
drained tuna in oil|tonno sott’olio sgocciolato
nero di seppia

ciccioli di maiale
pepperoni|fuet

oil-soluble food colouring

foglia d’oro alimentare
liquid table-top sweetener|dolcificante liquido da tavola
gel de brillo|gel brillo neutro|neutral nappage|nappage neutro

preparato per pane senza glutine
sweetened instant cocoa

chocolate negro con maltitol|chocolate negro sin azúcar con maltitol
sweet pistachio spread|crema dolce spalmabile al pistacchio


pasta caffè
speculoos spread


natillas|crema inglese
gelatina royal|flavoured jelly powder|preparato in polvere per gelatina alla frutta

codette di cioccolato

pasta sfoglia

sweet dough premix|premiscela per lievitati dolci

sugar sprinkles|codette di zucchero
dairy and vegetable cream blend|panna mista
formaggio spalmabile light
siero di latte liquido

yema cocida|yema cocida azucarada|yema pastelera confitada|candied egg yolk
chocolate milk drink



zucchero frizzante
perle croccanti di cioccolato

miscela per gelato alla crema
whole cereal grain|cereale in chicchi
mixed seeds|semi misti
preparato per meringa in polvere

shortcrust pastry

stale bread|pane raffermo`
