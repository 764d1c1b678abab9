// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const ROW_NAMES: string = `Latte intero
Latte parzialmente scremato
Latte scremato
Latte di capra intero
Latte di pecora intero
Latte di bufala
Latte parzialmente scremato senza lattosio
Latte intero senza lattosio
Latte evaporato intero
Latte condensato zuccherato
Latte condensato scremato zuccherato
Dulce de leche (confettura di latte)
Latticello
Latte evaporato parzialmente scremato
Latte intero in polvere
Latte magro in polvere
Latte parzialmente scremato in polvere
Latticello in polvere
Siero di latte dolce in polvere
Proteine del siero concentrate 35% (WPC 35)
Proteine del siero concentrate 80% (WPC 80)
Proteine del latte concentrate 70% (MPC 70)
Panna in polvere 42%
Yogurt in polvere
Panna 35%
Panna leggera 10–12%
Panna da cucina 18–20%
Panna 30%
Panna 38%
Panna 40%
Panna doppia 48%
Panna 35% senza lattosio
Panna acida
Crème fraîche 30%
Panna montata zuccherata (10% zucchero)
Kefir di latte
Yogurt bianco intero
Yogurt bianco magro 0%
Yogurt greco
Yogurt greco colato 0% (skyr)
Yogurt greco 10%
Formaggio fresco spalmabile
Formaggio spalmabile 33% di grassi
Mascarpone
Ricotta
Quark magro 0%
Quark 3%
Fiocchi di latte
Formaggio fresco tipo Burgos
Formaggio erborinato
Formaggio Roquefort
Gorgonzola
Parmigiano Reggiano
Formaggio stagionato di pecora (tipo Manchego)
Formaggio cheddar
Formaggio gouda
Formaggio emmental
Mozzarella fior di latte
Mozzarella di bufala
Mozzarella per pizza a bassa umidità
Formaggio caprino fresco
Caprino stagionato (tronchetto)
Feta
Burro 82%
Burro salato
Burro piatto da sfoglia 84%
Burro anidro 99,8%
Burro chiarificato (ghee)
Uovo intero
Tuorlo d’uovo
Albume d’uovo
Uovo intero pastorizzato
Tuorlo pastorizzato
Albume pastorizzato
Tuorlo pastorizzato zuccherato 10%
Uovo intero in polvere
Tuorlo in polvere
Albume in polvere
Proteine di pisello isolate 80%
Proteine di soia isolate
Glutine di frumento vitale
Panna vegetale zuccherata da montare
Margarina 80%
Margarina da sfoglia 80%
Shortening vegetale
Strutto
Olio extravergine di oliva
Olio di semi di girasole
Olio di girasole alto oleico
Olio di colza
Olio di soia
Olio di arachidi
Olio di cocco vergine
Olio di cocco raffinato
Olio di palma
Olio di palmisti
Olio di sesamo
Grasso equivalente al burro di cacao (CBE)
Grasso vegetale laurico o idrogenato (CBS/CBR)
Zucchero
Zucchero a velo
Zucchero a velo antiumidità
Zucchero di canna morbido
Zucchero demerara
Panela
Zucchero di cocco
Zucchero vanigliato
Granella di zucchero
Destrosio monoidrato
Destrosio anidro
Fruttosio cristallino
Lattosio
Maltosio
Trealosio
Isomaltulosio
Glucosio disidratato 21 DE
Glucosio disidratato 28–30 DE
Glucosio disidratato 33 DE
Glucosio disidratato 38–40 DE
Glucosio disidratato 42 DE
Maltodestrine 5 DE
Maltodestrine 10 DE
Maltodestrine 18–20 DE
Fondente di zucchero
Allulosio
Tagatosio
Sciroppo di canna
Melassa di canna
Golden syrup
Sciroppo d’acero
Sciroppo d’agave
Sciroppo di datteri
Estratto di malto (sciroppo)
Zucchero invertito
Sciroppo di glucosio-fruttosio F42 (HFCS 42)
Sciroppo di glucosio 42 DE
Sciroppo di glucosio 28 DE
Sciroppo di glucosio 40 DE
Sciroppo di glucosio 44 DE
Sciroppo di glucosio 38 DE
Sciroppo di glucosio 60–63 DE
Sciroppo di glucosio ad alto maltosio (42–45 DE)
Sciroppo 30 °Bé
Sciroppo di zucchero 1:1
Caramello liquido
Mosto concentrato rettificato 65 °Brix
Miele
Miele di arancio
Miele di rosmarino
Miele di acacia
Eritritolo
Xilitolo
Sorbitolo in polvere
Sciroppo di sorbitolo 70%
Maltitolo in polvere
Sciroppo di maltitolo 75%
Isomalto
Mannitolo
Lattitolo
Glicerina vegetale
Sucralosio
Glicosidi steviolici (stevia)
Acesulfame K
Saccarina sodica
Aspartame
Farina di grano tenero
Farina debole per dolci (W 90–130)
Farina panificabile (W 180–220)
Farina di media forza (W 220–280)
Farina forte (W 280–340)
Farina manitoba (W 350–420)
Farina 00 (pizza)
Farina T45
Farina T55
Farina T65
Farina T80
Farina T110
Farina integrale di frumento
Farina di frumento tostata
Semola di grano duro
Semola rimacinata di grano duro
Farina di farro
Farina di farro integrale
Farina di kamut (khorasan)
Farina di segale chiara (T85)
Farina di segale T130
Farina integrale di segale (T170)
Farina d’orzo
Farina d’avena
Farina di mais
Semola di mais (polenta)
Farina di riso
Farina di riso glutinoso
Farina di grano saraceno
Farina di ceci
Farina di soia intera
Farina di soia disoleata
Farina di castagne
Farina di cocco
Farina di miglio
Farina di sorgo
Farina di quinoa
Farina di teff
Farina di manioca
Farina di patate
Farina di carrube
Farina di lupini
Germe di grano
Farina autolievitante
Pangrattato
Fiocchi d’avena
Riso a chicco tondo
Riso soffiato
Fiocchi di mais
Quinoa in grani
Riso bollito
Amido di mais
Fecola di patate
Amido di tapioca
Amido di riso
Amido di frumento
Amido modificato (a freddo)
Preparato per crema pasticcera a freddo
Polvere per crema pasticcera
Lievito di birra fresco
Lievito di birra secco attivo
Lievito di birra secco istantaneo
Lievito di birra liquido
Licoli
Lievito madre solido (idratazione 50%)
Lievito madre essiccato
Poolish
Biga
Lievitino (60%)
Pasta di riporto
Bicarbonato di sodio
Ammoniaca per dolci (bicarbonato d’ammonio)
Lievito chimico per dolci
Farina di malto diastasico
Malto tostato in polvere
Miglioratore per pane
Massa di cacao
Burro di cacao
Granella di cacao (nibs)
Cacao in polvere 20–22%
Cacao naturale in polvere 22–24%
Cacao alcalinizzato in polvere 22–24%
Cacao magro in polvere 10–12%
Cacao naturale in polvere 12–14%
Cacao alcalinizzato in polvere 12–14%
Copertura fondente 55%
Copertura fondente 60%
Copertura fondente 64–66%
Copertura fondente 70%
Copertura fondente 72%
Copertura fondente 80%
Copertura fondente 85%
Cioccolato fondente 50–55%
Copertura al latte 34%
Copertura al latte 40%
Copertura al latte 46%
Copertura bianca 28%
Copertura bianca 35%
Copertura bionda (bianca caramellata) 32%
Copertura ruby 47%
Cioccolato al latte
Cioccolato bianco
Preparato per cioccolata in tazza
Surrogato di cioccolato fondente (pâte à glacer)
Gianduia al latte (33% nocciola)
Gianduia fondente (35% nocciola)
Gocce di cioccolato fondente 50%
Ganache base per tartufi (60% cioccolato / 40% panna)
Mandorle pelate crude
Mandorle crude con pelle
Farina di mandorle
Mandorle pelate tostate
Mandorle tostate con pelle
Mandorle Marcona pelate crude
Mandorle Marcona pelate tostate
Mandorle Largueta pelate tostate
Mandorle Comuna (Valencia) pelate tostate
Farina di mandorle parzialmente disoleata
Nocciole crude
Nocciole tostate
Farina di nocciole
Noci
Noci pecan
Pistacchi crudi sgusciati
Pistacchi tostati
Pinoli
Anacardi crudi
Anacardi tostati
Noci di macadamia
Noci del Brasile
Arachidi crude
Arachidi tostate
Cocco rapé
Cocco fresco (polpa)
Castagne crude pelate
Castagne bollite
Zigolo dolce (chufa)
Pasta nocciola pura 100%
Pasta pistacchio pura 100%
Pasta di mandorle tostate 100%
Burro di arachidi 100%
Tahina (crema di sesamo)
Pasta di noci 100%
Pasta di anacardi 100%
Pralinato nocciola 50/50
Pralinato nocciola 60/40
Pralinato mandorla 50/50
Pralinato mandorla e nocciola 50% frutta secca
Crema spalmabile di cacao e nocciole
Marzapane (mandorla 50/50)
Pasta di mandorle 70%
Pasta di mandorle commerciale 33%
Semi di sesamo
Semi di sesamo tostati
Semi di lino
Semi di chia
Semi di girasole decorticati
Semi di zucca decorticati
Semi di papavero
Semi di canapa decorticati
Fragole
Lamponi
More di rovo
Mirtilli neri
Ribes rosso
Ribes nero
Mirtilli rossi (cranberry)
Ciliegie
Visciole
Pesca
Pesca noce
Albicocca
Susina
Mela
Mela Granny Smith
Pera
Mela cotogna
Uva bianca
Uva nera
Uva moscato
Fichi freschi
Fico d’India
Melagrana (arilli)
Cachi
Kiwi verde
Kiwi giallo
Arancia
Mandarino
Limone (polpa)
Lime (polpa)
Pompelmo
Ananas
Mango
Papaya
Polpa di frutto della passione con semi
Guaiava
Litchi
Banana
Melone cantalupo
Melone piel de sapo
Anguria
Avocado
Cirimoia
Guanabana (graviola)
Rabarbaro
Pitaya rossa
Frutti di bosco (misto)
Uvetta
Albicocche secche
Prugne secche denocciolate
Datteri deglet
Datteri medjoul
Fichi secchi
Mirtilli rossi essiccati zuccherati
Ciliegie essiccate zuccherate
Mango essiccato zuccherato
Fragole liofilizzate
Lamponi liofilizzati
Purea di fragola 10% zucchero
Purea di lampone 10% zucchero
Purea di mango
Purea di frutto della passione 10% zucchero
Purea di ribes nero 10% zucchero
Purea di mirtillo
Purea di amarena
Purea di albicocca 10% zucchero
Purea di pesca 10% zucchero
Purea di pera
Purea di mela verde
Purea di cocco 10% zucchero
Purea di banana
Purea di mora 10% zucchero
Purea di ananas
Purea di litchi 10% zucchero
Purea di mela senza zucchero
Purea di frutta 10% zucchero
Carota
Patata dolce cotta (polpa)
Patata dolce cruda
Zucca
Barbabietola
Patata
Pomodoro
Polpa di pomodoro
Concentrato di pomodoro
Pomodori secchi
Cipolla
Aglio
Peperone rosso
Cetriolo
Sedano
Spinaci
Zucchina
Mais dolce
Zenzero fresco
Olive verdi
Olive nere
Basilico fresco
Menta fresca
Zucca al forno (purea)
Patate lesse
Scorza di limone
Scorza d’arancia
Bacca di vaniglia
Cannella in polvere
Chiodi di garofano in polvere
Noce moscata
Zenzero in polvere
Cardamomo
Semi di anice
Anice stellato
Semi di finocchio
Cumino
Carvi (cumino dei prati)
Semi di coriandolo
Pepe nero
Paprica
Pepe di Caienna
Zafferano
Curcuma
Curry in polvere
Origano secco
Timo secco
Rosmarino secco
Aglio in polvere
Senape in polvere
Fava tonka
Liquirizia in polvere
Spirulina in polvere
Spezie ed erbe miste
Aceto di vino
Aceto balsamico
Salsa di soia
Miso
Senape (salsa)
Prosciutto crudo
Pancetta affumicata
Foie gras d’anatra cotto
Baccalà ammollato
Salmone affumicato
Acciughe sott’olio
Sale fino
Sale in fiocchi
Estratto di vaniglia
Pasta vaniglia
Vanillina
Acqua di fiori d’arancio
Acqua di rose
Aroma liquido concentrato
Acqua
Acqua di mare
Bevanda di soia senza zuccheri
Bevanda di mandorla senza zuccheri
Bevanda d’avena
Bevanda di riso
Bevanda al cocco
Latte di cocco 17–19%
Crema di cocco 35% senza zucchero
Acqua di cocco
Bevanda di nocciola
Horchata di chufa
Panna di soia da cucina
Tofu vellutato
Tofu compatto
Crema di cocco 24%
Latte di cocco in polvere
Horchata concentrata 1:1 senza zucchero
Bevanda di anacardi
Succo di yuzu
Succo di limone
Succo di lime
Succo d’arancia
Succo di pompelmo
Succo di mandarino
Succo di mela
Succo di ananas
Succo d’uva
Succo di melagrana
Succo di frutto della passione
Caffè solubile
Caffè tostato macinato
Caffè espresso
Tè in foglie
Tè matcha
Vino rosso 13% vol
Vino bianco 12% vol
Cava brut
Vino liquoroso dolce
Vino Pedro Ximénez
Sherry secco
Vermut rosso 15% vol
Sidro
Birra chiara 5% vol
Birra scura
Rum 40% vol
Whisky 40% vol
Brandy / cognac 38–40% vol
Vodka 40% vol
Gin 40% vol
Tequila 38% vol
Kirsch 40% vol
Grappa 40% vol
Anice secco 45% vol
Alcol etilico 96% vol
Liquore dolce di anice 35% vol
Amaretto 28% vol
Limoncello 28% vol
Liquore all’arancia 40% vol (Cointreau)
Liquore al caffè 20% vol
Crema di whisky 17% vol
Maraschino 32% vol
Liquore alla nocciola 20% vol
Crème de cassis 16% vol
Liquore al cocco e rum 21% vol
Pacharán (liquore di prugnole) 25% vol
Liquore alle erbe 30% vol
Licor 43 31% vol
Aperitivo all’arancia amara 11% vol
Bitter rosso 25% vol
Liquore alla menta 24% vol
Distillato 40% vol
Farina di semi di guar
Farina di semi di carrube
Gomma di tara
Gomma xantana
Carragenina (kappa/iota/lambda)
Alginato di sodio
Agar-agar
Pectina HM (agrumi)
Pectina NH (termoreversibile)
Carbossimetilcellulosa (CMC)
Metilcellulosa / HPMC
Gomma arabica
Gomma gellano
Glucomannano di konjac
Gelatina alimentare
Neutro per gelato alla crema (5 g/kg)
Neutro per sorbetti (5 g/kg)
Base latte 50 g/kg
Base latte 100 g/kg
Massa gelatina 1:6 (idratata)
Lecitina di soia
Lecitina di girasole
Mono e digliceridi (E471)
Emulsionante in pasta per pan di Spagna (SP)
Inulina
Inulina a catena lunga (HP)
Oligofruttosio (FOS)
Polidestrosio
Fibra solubile di mais (destrina resistente)
Fibra di agrumi
Fibra di bambù
Psillio (cuticola in polvere)
Crusca di frumento
Crusca d’avena
Acido citrico
Acido tartarico
Acido malico
Acido ascorbico (vitamina C)
Acido lattico 80%
Cremor tartaro
Citrato di sodio
Caramelle mou
Gelatine di frutta (pâte de fruits)
Marshmallow
Turrón morbido
Turrón duro
Guirlache (croccante di mandorle)
Granella di mandorle caramellate
Marron glacé
Confetti di mandorla
Crema pasticcera
Meringa italiana
Confettura di fragole
Confettura di albicocche
Confettura di lamponi
Confettura di mirtilli
Confettura di ciliegie
Marmellata di arance
Cotognata
Frutta candita
Scorza d’arancia candita
Ciliegie candite
Capelli d’angelo (zucca candita)
Amarene sciroppate
Variegato alla frutta
Crema di marroni
Composta di mele
Confettura o marmellata (media)
Biscotti tipo Marie
Biscotti al burro (petit beurre)
Biscotti speculoos
Biscotti tipo digestive
Biscotti al cacao farciti (tipo Oreo)
Savoiardi
Cialda per cono gelato
Ostia (cialda)
Feuilletine (crêpe dentelle sbriciolata)
Meringa secca
Pane bianco
Caseinato di sodio
Giuggiola
Lucuma (polpa)
Buccia di fave di cacao
Tonno sott’olio sgocciolato
Nero di seppia
Sobrasada
Ciccioli di maiale
Chorizo stagionato
Cipolla disidratata
Colorante liposolubile
Colorante alimentare
Foglia d’oro alimentare
Dolcificante liquido da tavola
Nappage neutro
Base frutta per sorbetto 50–100 g/kg
Preparato per pane senza glutine
Cacao solubile zuccherato
Copertura alla frutta (burro di cacao e frutta)
Copertura fondente senza zucchero (maltitolo)
Crema dolce spalmabile al pistacchio
Sciroppo al cioccolato
Salsa al cioccolato
Pasta caffè
Crema spalmabile di speculoos
Leche merengada (latte alla cannella e limone)
Riso al latte
Crema inglese
Preparato in polvere per gelatina alla frutta
Pasta di zucchero
Codette di cioccolato
Magdalena o sobao
Pasta sfoglia
Crema al limone (lemon curd)
Premiscela per lievitati dolci
Pan di Spagna
Codette di zucchero
Panna mista
Formaggio spalmabile light
Siero di latte liquido
Bergamotto
Tuorlo candito (yema)
Latte al cacao
Tangzhong (water roux 1:5)
Cipolla caramellata
Bevanda d’avena in polvere
Zucchero frizzante
Perle croccanti di cioccolato
Confettura senza zucchero
Miscela per gelato alla crema
Cereale in chicchi
Semi misti
Preparato per meringa in polvere
Brownie
Pasta brisée
Caramello salato
Pane raffermo
sebo_vacuno|Sego bovino
cuscus|Cuscus
amaranto|Amaranto
lulo|Lulo (naranjilla)
uchuva|Alchechengi (physalis)
tamarindo|Tamarindo (polpa)
tomate_arbol|Tamarillo
carambola|Carambola
feijoa|Feijoa
kumquat|Kumquat
yaca|Jackfruit (giaca)
mamey|Mamey (sapote rosso)
nispero|Nespola del Giappone
sauco|Bacche di sambuco
platano_macho|Platano da cuocere
yuca|Manioca fresca
champinon|Funghi champignon
berenjena|Melanzana
alcachofa|Carciofo
rucula|Rucola
perejil|Prezzemolo
puerro|Porro
jamon_cocido|Prosciutto cotto
alcaparra|Capperi
fibra_cereal|Fibra di cereali (avena o frumento)
masa_filo|Pasta fillo
mantecado|Polvorón o mantecado
lentejas_chocolate|Lenticchie di cioccolato al latte confettate
arroz_inflado_malteado|Riso soffiato al malto
cruasan|Croissant
brioche|Brioche`

export const TYPE_NAMES: string = `helado|Gelato
helado/helado_leche|Gelato al latte
helado/helado_leche/fruto_seco_cacao|Gelato al latte con frutta secca o cacao
helado/helado_crema|Gelato alla crema
helado/sorbete_agua|Sorbetto all’acqua
helado/sorbete_leche|Sorbetto al latte
helado/crema_untable|Crema spalmabile
helado/veteado|Variegato (salsa da variegare)
helado/granizado|Granita
helado/semifrio|Semifreddo
helado/sin_azucar|Gelato senza zuccheri aggiunti
helado/vegano|Gelato vegano
helado/salado|Gelato salato (gastronomico)
helado/base|Base (bianca o gialla)
panaderia|Panificazione
panaderia/pan_comun|Pane comune
panaderia/pan_comun/integral|Pane integrale
panaderia/pan_comun/bregado|Pane di pasta dura (candeal)
panaderia/baguette|Baguette
panaderia/ciabatta|Ciabatta
panaderia/pizza_napolitana|Pizza napoletana
panaderia/pizza_teglia|Pizza in teglia alla romana
panaderia/pan_molde|Pane in cassetta (pancarré)
panaderia/brioche|Brioche
panaderia/pan_rustico_mm|Pane rustico a lievito madre
panaderia/croissant|Croissant (pasta lievitata sfogliata)
panaderia/roscon_reyes|Roscón de Reyes (ciambella dell’Epifania)
panaderia/ensaimada|Ensaimada
panaderia/panettone|Panettone
panaderia/focaccia|Focaccia
panaderia/pan_hamburguesa|Panino per hamburger (bun)
panaderia/pan_centeno|Pane di segale (60% di segale o più)
panaderia/pan_sin_gluten|Pane senza glutine
panaderia/berlina|Bombolone / krapfen (pasta lievitata fritta)
panaderia/pan_leche|Panino al latte
panaderia/libre|Libero (senza intervalli): impasto di pane o lievitato dolce
pasteleria|Pasticceria
pasteleria/genoise|Pan di Spagna (génoise)
pasteleria/magdalenas|Magdalenas
pasteleria/brownie|Brownie
pasteleria/pound_cake|Plumcake (quattro quarti)
pasteleria/financier|Financier
pasteleria/macaron|Macaron (gusci)
pasteleria/masa_tarta|Pasta frolla o brisée per crostate
pasteleria/choux|Pasta choux (bignè)
pasteleria/tarta_santiago|Tarta de Santiago (torta di mandorle)
pasteleria/crema_pastelera|Crema pasticcera
pasteleria/crema_inglesa|Crema inglese
pasteleria/natillas|Natillas (crema al cucchiaio)
pasteleria/diplomatica|Crema diplomatica
pasteleria/muselina|Crema mousseline
pasteleria/bavarois|Bavarese
pasteleria/bavarois/fruta|Bavarese alla frutta
pasteleria/ganache_negro|Ganache al cioccolato fondente
pasteleria/ganache_blanco|Ganache al cioccolato bianco
pasteleria/ganache_blanco/montada|Ganache bianca montata
pasteleria/mousse_chocolate|Mousse al cioccolato
pasteleria/mousse_chocolate/nata|Mousse al cioccolato con panna
pasteleria/buttercream|Crema al burro
pasteleria/buttercream/americana|Crema al burro americana (burro e zucchero a velo)
pasteleria/lemon_curd|Crema al limone (lemon curd)
pasteleria/merengue|Meringa
pasteleria/cheesecake|Cheesecake cotta
pasteleria/cheesecake/fria|Cheesecake fredda (senza cottura)
pasteleria/frangipane|Frangipane (crema di mandorle + pasticcera)
pasteleria/frangipane/crema_almendra|Frangipane senza crema pasticcera (crema di mandorle)
pasteleria/bizcocho|Torta soffice (allo yogurt, all’olio)
pasteleria/soletilla|Biscotto savoiardo
pasteleria/joconda|Biscotto gioconda
pasteleria/dacquoise|Dacquoise
pasteleria/tarta_zanahoria|Torta di carote
pasteleria/coulant|Tortino al cioccolato dal cuore fondente
pasteleria/hojaldre|Pasta sfoglia
pasteleria/sable|Frolla sablé / biscotti da tè
pasteleria/cookies|Cookies
pasteleria/polvoron|Polvorón / mantecado
pasteleria/sobao|Sobao pasiego
pasteleria/ganache_leche|Ganache al cioccolato al latte
pasteleria/ganache_montada|Ganache montata
pasteleria/crema_almendra|Crema di mandorle
pasteleria/crema_catalana|Crema catalana
pasteleria/flan|Crème caramel
pasteleria/tocino_de_cielo|Tocino de cielo (budino di tuorli)
pasteleria/panna_cotta|Panna cotta
pasteleria/mousse_fruta|Mousse alla frutta
pasteleria/dulce_de_leche|Dulce de leche
pasteleria/nata_montada|Panna montata (chantilly)
pasteleria/yema_pastelera|Crema di tuorli cotta (yema)
pasteleria/crema_mascarpone|Crema al mascarpone (tiramisù)
pasteleria/glaseado_espejo|Glassa a specchio
pasteleria/toffee|Salsa al caramello / toffee
pasteleria/arroz_con_leche|Riso al latte
pasteleria/gelatina_fruta|Gelée di frutta (inserto)
pasteleria/gelatina_fruta/sin_gelatina|Gelée di frutta con pectina o agar
pasteleria/confitura|Confettura o marmellata
pasteleria/pate_de_fruta|Gelatine di frutta (pâte de fruits)
pasteleria/praline|Pralinato (50/50, 60/40)
pasteleria/crujiente_praline|Croccante al pralinato (feuilletine)
pasteleria/namelaka|Namelaka
pasteleria/cremoso|Cremoso al cioccolato
pasteleria/streusel|Streusel o crumble
pasteleria/teja|Tegola alle mandorle (tuile)
pasteleria/nube|Marshmallow
pasteleria/rosquillas|Rosquillas (ciambelline fritte)
pasteleria/bizcocho_chocolate|Torta soffice al cioccolato o al cacao
pasteleria/leche_frita|Leche frita (la crema)
pasteleria/libre|Libero (senza intervalli): ricetta dolce
turron|Torrone e marzapane
turron/jijona|Turrón de Jijona (morbido)
turron/alicante|Turrón de Alicante (duro)
turron/yema_tostada|Turrón di tuorlo tostato
turron/mazapan|Marzapane
turron/guirlache|Guirlache (croccante di mandorle)
turron/peladilla|Confetti di mandorla
turron/generico|Altro turrón o dolce (turrones diversos)
cacao|Cacao e cioccolato
cacao/negro|Cioccolato fondente
cacao/leche|Cioccolato al latte
cacao/blanco|Cioccolato bianco
cacao/cobertura|Copertura di cioccolato
cacao/cobertura/leche|Al latte
cacao/cobertura/blanca|Bianco
cacao/bean_to_bar|Cioccolato bean to bar
cacao/bean_to_bar/leche|Al latte
cacao/bean_to_bar/blanca|Bianco
cacao/gianduja|Gianduia
cacao/gianduja/leche|Al latte
cacao/bombon|Pralina (ganache o pralinato)
cacao/bombon/ganache_fresca|Ganache fresca (oltre 22% di acqua)
cacao/bombon/ganache_mantequilla|Ganache al burro (da 3,5 a 12% di acqua)
cacao/bombon/anhidro|Ripieno anidro (meno di 3,5% di acqua)`
