// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const ALSO: string = `







leche clavel|leche tarro










suero desmineralizado|lactosuero desmineralizado
wpc|whey|whey protein|proteína de suero aislada|wpi|wpi suero aislado|proteína de suero wpc 80|proteína wpc 80|whey 80
proteína de leche|proteína láctea|concentrado de proteína láctea|mpc




media crema|single cream



crema doble|doble crema|crema de alto tenor graso|clotted cream


crema fresca
nata en spray|nata montada con azúcar

yogur de cabra|yogur de oveja|yogur de vaca


yogur griego desnatado




recuit|brull|requeixo



queso panela|queso campesino|queso costeño|queso de freír|queso llanero
cabrales|queso picón





arzúa|tetilla|queso tierno|mahón|queso de barra|queso havarti|queso mantecoso|queso chanco|queso dambo|queso tybo|provolone|scamorza|caciocavallo



queso doble crema|queso oaxaca|quesillo





mantequilla de croissant|mantequilla seca|mantequilla para laminar
butteroil|grasa láctea|grasa de leche anhidra|mantequilla concentrada
brown butter|mantequilla tostada|mantequilla dorada
huevo cocido|huevo duro

albúmina rehidratada|claras a punto de nieve



yema con azúcar|yema azúcar
huevo deshidratado|huevo desecado
yema deshidratada




crema vegetal|mix vegetal|nata vegana
mantequilla vegana|mantequilla vegetal|vegan butter
margarina croissant|margarina laminar

manteca colorada
aceite de trufa|aceite aromatizado
aceite de maíz|aceite de semillas|aceite de pepita de uva




manteca de coco







azúcar flor|azúcar micropulverizada|azúcar pulverizada

azúcar sin refinar|azúcar integral

papelón


azúcar en grano grueso|azúcar grueso|azúcar para decorar










jarabe de glucosa deshidratado








melaza de remolacha




extracto de malta de cebada|malta líquida


jarabe de maíz|corn syrup|miel de maíz







tpt|jarabe|almíbar ligero





















harina 000|harina sin preparar|harina multiusos
harina 0000|harina bizcochera|harina pastelera|harina de pastelería
sir galahad flour|candeal







high extraction flour|harina de alta extracción

harina integral de fuerza|harina panificable integral
gofio

sémola fina|sémola rimacinata de trigo duro







harina integral de avena
masa harina|harina de maíz precocida|harina precocida

harina integral de arroz












puré de patata en polvo|puré de patata instantáneo



harina preparada|harina autoleudante
pa ratllat|pane grattugiato|pan molido|bread crumbs|chapelure|panure







chuño|harina de chuño
harina de tapioca|almidón agrio|polvilho|polvilho azedo|polvilho doce




preparado para flan|preparado para natillas|natillas en polvo|natillas en sobre
levadura de cerveza|levadura en pasta|levadura húmeda

levadura en sobre|levadura deshidratada
crema de levadura


masa madre inactiva



masa del día anterior
bicarbonate of soda|bicarbonato de soda

levadura de repostería|polvo leudante
malta de cebada diastásica
harina malteada sin actividad|harina malteada inactiva|malta no diastásica|harina de malta inactiva
amilasa|enzimas panarias|levadura nutricional|levadura inactiva|levadura desactivada|mejorador

manteca de cacao en semilla
haba de cacao|grano de cacao|grué
cacao puro 100

cacao extra brut|cacao negro extra brut


cacao magro alcalino
callebaut|valrhona|barry|luker|chocovic|felchlin|cluizel|weiss|cobertura|chocolate de cobertura|lindt|domori|amedei|kaoka|original beans|casa luker|pacari|bonnat|pralus






nestlé postres
chocolate con leche de cobertura


chocolate blanco de cobertura

chocolate blanco caramelizado|cobertura blanca caramelizada



chocolate en polvo|chocolate soluble|cacao a la taza|chocolate de mesa|chocolate de metate
pâte à glacer brune|pâte à glacer noire|cobertura sabor chocolate|chocolate sabor|baño de repostería|baño sabor chocolate|baño de moldeo|chocolate de imitación|pasta de bañar


chispas de chocolate|perlitas de chocolate|lágrimas de chocolate

almendra largueta cruda|almendra comuna cruda
almendra en grano































tahini de sésamo|tahín de sésamo|pasta de tahini|tahina|tahin|purée de sésame|crema de sésamo






crema untable de avellanas|crema untable de cacao
tpt de almendra|tanto por tanto de almendra




flax seeds|flaxseed|graines de lin|llavors de lli|semi di lino|linaza|llinosa

pipas
pepitas de calabaza




mores|more























naranja de zumo|naranja de mesa










banane mature|bananes mûres|banane mûre










albaricoque seco|abricots secs|albicocche secche|albercocs secs|dried apricots|orellanes|damascos secos
ciruela seca|ciruela deshidratada



arándano seco





























salsa de tomate|tomate frito

tomate seco en aceite

all|alls
piquillo|pimiento morrón







aceituna kalamata|aceituna empeltre|aceituna de aragón



puré de patata|patate lesse|pommes de terre cuites|patates bullides|boiled potatoes|papa cocida|papas cocidas
limón rallado
naranja rallada
polvo de vainilla|beina de vainilla|beines de vainilla|stecca di vaniglia|baccello di vaniglia|vanilla pod
canela cassia|canela casia|canela china

muscade|noix de muscade|nutmeg|nou moscada






















mezcla de especias|cuatro especias|hierbas provenzales|finas hierbas|hierbas de provenza|pimienta de jamaica|allspice|pimienta dulce
aceto|aceto di vino|aceto di vino bianco|aceto di vino rosso|aceto bianco|vinaigre|vinaigre de vin blanc|vinaigre de vin rouge|white wine vinegar|red wine vinegar|white vinegar|vinaigre blanc|vinagre blanc|vinagre de vi|vinagre blanco



mostaza antigua
pernil salat|prosciutto crudo|jambon cru|jambon sec
tocineta|lardons|lardon|pancetta affumicata|panceta ahumada|tocino ahumado|cansalada fumada|smoked bacon







vanilla bean paste


































extracto de café concentrado|concentrado de café|café liofilizado
coffee beans|caffè in grani|caffè in polvere|cafè mòlt|café moulu|café en grains
caffè|caffè lungo|café líquido|strong coffee|brewed coffee|black coffee|caffè ristretto





vino rancio|vino de misa|vino de málaga






bacardí|havana club|brugal|barceló|cacique|negrita|matusalem|zacapa|legendario|captain morgan|pampero|flor de caña|arehucas
jack daniels|johnnie walker|ballantines|dyc|jameson|jim beam|chivas
soberano|fundador|magno|veterano|terry
smirnoff|absolut|stolichnaya|grey goose
beefeater|larios|gordons|bombay sapphire|tanqueray|seagrams




alcohol|alcohol de repostería
anisado




crema irlandesa



ron de coco|ron malibú






aguardiente de fruta|calvados|pisco|cachaza








pectina para frío





gelatina de cerdo|gelatina de vacuno
neutro para helado|estabilizante helado crema|estabilizante crema|neutro helado|neutro base leche|neutro leche|estabilizante y emulsionante|estabilizante emulsionante|neutro para crema
neutro base agua|neutro para fruta|neutro frutas|estabilizante para sorbete
base panna 50|base leche 50|base blanca 50|base fiordilatte 50|base crema 50




mono y diglicéridos de ácidos grasos|emulgente|emulsionante|monoestearato|monoestearato de glicerol|monoestearato de glicerina|glycerol monostearate|glyceryl monostearate|monostearato di glicerile|monostéarate de glycérol|gms

fibruline




fibra de manzana|fibra de naranja|fibra de limón







ascórbico









almendra caramelizada|almendra garrapiñada|crocante|crocanti de almendra
castaña en almíbar

crema de vainilla|crema pastelera de vainilla|pastelera
merengue suizo|merengue francés|merengue montado







cidra confitada

guinda confitada|guinda verde confitada
dulce de cayote|dulce de alcayota|dulce de chiverre
cereza al marrasquino|cereza marrasquino|guinda al marrasquino

puré de castaña|pasta de castaña|puré de castaña dulce


galleta de vainilla




bizcotela|plantilla

papel de arroz|rice paper
crujiente de barquillo

pan de molde








pepperoni|fuet





gel de brillo|gel brillo neutro




chocolate negro con maltitol|chocolate negro sin azúcar con maltitol







natillas
gelatina royal












yema cocida|yema cocida azucarada|yema pastelera confitada`
