package com.angan.office;

import android.app.AlarmManager;
import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.os.Build;
import androidx.core.app.NotificationManagerCompat;
import com.capacitorjs.plugins.localnotifications.TimedNotificationPublisher;

/**
 * Hears of a push beside Firebase, which shows it: where it tells of a task of which the phone reminds by itself, it takes
 * the place of that reminder, shown or still to come. iOS does so by the identifier that both have.
 */
public class PushReceiver extends BroadcastReceiver {

    @Override
    public void onReceive(Context context, Intent intent) {
        String tag = intent.getStringExtra("tag");
        // A reminder is known by a number; what other alerts are known by is a text.
        if (tag == null || !tag.matches("[1-9][0-9]{0,9}")) return;
        long number = Long.parseLong(tag);
        if (number > Integer.MAX_VALUE) return;
        NotificationManagerCompat.from(context).cancel((int) number);
        Intent shown = new Intent(context, TimedNotificationPublisher.class);
        int mutable = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S ? PendingIntent.FLAG_MUTABLE : 0;
        PendingIntent timer = PendingIntent.getBroadcast(context, (int) number, shown, PendingIntent.FLAG_NO_CREATE | mutable);
        if (timer == null) return;
        AlarmManager alarms = context.getSystemService(AlarmManager.class);
        if (alarms != null) alarms.cancel(timer);
        timer.cancel();
    }
}
