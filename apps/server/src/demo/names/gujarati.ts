/** Gujarati Hindus and Jains. */
export const gujarati = {
  men: `
    Mehul मेहुल, Jignesh जिग्नेश જીગ્નેશ, Hitesh हितेश, Nilesh निलेश, Ketan केतन, Paresh परेश, Bhavin भाविन, Chirag चिराग,
    Dhaval धवल, Hardik हार्दिक, Jayesh जयेश, Kalpesh कल्पेश, Mukesh मुकेश, Nirav नीरव, Parth पार्थ, Rajesh राजेश,
    Sanjay संजय, Tejas तेजस, Vipul विपुल, Yogesh योगेश, Ashok अशोक, Bharat भरत, Chetan चेतन, Dinesh दिनेश,
    Girish गिरीश, Harshad हर्षद, Ishan ईशान, Jatin जतिन, Kamlesh कमलेश, Manish मनीष મનિષ, Nikunj निकुंज,
    Pankaj पंकज, Rohit रोहित, Sagar सागर, Tushar तुषार, Umesh उमेश, Vishal विशाल, Ankit अंकित,
    Brijesh बृजेश બ્રિજેશ, Darshan दर्शन, Gaurang गौरांग, Hemant हेमंत, Jaimin जैमिन, Kirit किरीट, Mitesh मितेश,
    Naresh नरेश, Pratik प्रतीक પ્રતિક, Rasik रसिक, Snehal स्नेहल, Vasant वसंत, Kanu कनु, Ramesh रमेश, Suresh सुरेश,
    Mahesh महेश, Prakash प्रकाश, Bipin बिपिन, Devang देवांग, Alpesh अल्पेश, Maulik मौलिक, Kunal कुणाल,
    Jagdish जगदीश, Nitin नितिन, Hasmukh हसमुख, Dilip दिलीप, Arvind अरविंद, Chandrakant चंद्रकांत,
    Utsav उत्सव, Dhruv ध्रुव, Smit स्मित, Malhar मल्हार, Jay जय, Priyank प्रियांक, Viral विरल, Saumil सौमिल,
    Kaushik कौशिक, Ghanshyam घनश्याम, Mansukh मनसुख, Natvar नटवर, Jitendra जितेंद्र જીતેન્દ્ર, Pravin प्रवीण,
    Ranchhod रणछोड़, Shailesh शैलेश, Amrish अमरीश, Keyur केयूर, Rushabh ऋषभ, Tapan तपन, Bhupendra भूपेंद्र ભૂપેન્દ્ર`,
  women: `
    Bhavna भावना, Hetal हेतल, Kinjal किंजल, Rina रीना, Jigisha जिगीषा, Devanshi देवांशी, Komal कोमल, Nisha निशा,
    Pooja पूजा, Rupal रूपल, Sejal सेजल, Tejal तेजल, Urvi उर्वी, Vaishali वैशाली, Kokila कोकिला, Hansa हंसा, Ila इला,
    Jyoti ज्योति, Kalpana कल्पना, Lata लता, Minal मीनल, Nayna नयना, Parul पारुल, Ranjan रंजन, Shilpa शिल्पा,
    Trupti तृप्ति, Varsha वर्षा, Alka अलका, Bina बीना, Charmi चार्मी, Dipti दीप्ति, Foram फोरम, Geeta गीता,
    Heena हीना, Janki जानकी, Krupa कृपा, Mital मितल, Nidhi निधि, Payal पायल, Riddhi रिद्धि, Sonal सोनल,
    Unnati उन्नति, Zankhana झंखना, Kruti कृति, Aarti आरती, Manisha मनीषा, Pushpa पुष्पा, Sharda शारदा, Dhara धारा,
    Hiral हिरल, Bansari बंसरी, Mansi मानसी, Falguni फाल्गुनी, Daksha दक्षा, Ami अमी`,
  surnames: `
    Patel*8 पटेल, Shah*6 शाह, Mehta*2 मेहता મહેતા, Trivedi त्रिवेदी, Prajapati*2 प्रजापति, Parekh पारेख, Raval रावल,
    Soni*2 सोनी, Kothari कोठारी, Solanki*2 सोलंकी, Desai*2 देसाई, Joshi*2 जोशी, Pandya*2 पंड्या, Dave दवे, Bhatt*2 भट्ट,
    Vyas व्यास, Parmar*2 परमार, Chauhan चौहान ચૌહાણ, Rathod राठोड़, Makwana मकवाणा, Vaghela वाघेला, Zala झाला,
    Thakkar*2 ठक्कर, Gandhi गांधी, Sheth शेठ, Amin अमीन, Brahmbhatt ब्रह्मभट्ट, Panchal*2 पंचाल, Mistry मिस्त्री,
    Suthar सुथार, Darji दरजी, Barot बारोट, Jani जानी, Acharya आचार्य, Vora वोरा, Doshi दोशी, Sanghvi संघवी,
    Kapadia कापड़िया, Choksi चोकसी, Zaveri झवेरी, Gajjar गज्जर, Vaidya वैद्य, Upadhyay उपाध्याय, Purohit पुरोहित,
    Bhavsar भावसार, Rana राणा, Gohil गोहिल, Jadeja जाडेजा, Savaliya सावलिया, Kakadiya काकड़िया,
    Vekariya वेकरिया, Chaudhary चौधरी, Nayak नायक, Dholakia धोलकिया, Contractor कॉन्ट्रैक्टर કોન્ટ્રાક્ટર,
    Lakhani लाखाणी, Rawal रावल, Shukla शुक्ला શુક્લ, Parikh परीख`,
};
